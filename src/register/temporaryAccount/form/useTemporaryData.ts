import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { FoyerError } from '../../../lib/FoyerError'
import { useShell } from '../../../shell/useShell'
import type { TemplateNode, TemplateTree } from '../../../template/readTemplate'
import type { SlotData } from '../../../template/useSlotData'
import { temporaryLayerAddress } from '../temporaryLayerAddress'

/** The slots whose data the form reads. */
const READ_SLOTS = ['gender', 'account_types']

/** Returns the data of a template's slots by their names, at any depth. */
function readTemplateData(tree: TemplateTree): ReadonlyMap<string, SlotData> {
  const data = new Map<string, SlotData>()
  const collect = (node: TemplateNode) => {
    if (typeof node === 'string') return
    if (node.kind === 'slot') data.set(node.name, node.data)
    else node.children.forEach(collect)
  }
  tree.readParts(READ_SLOTS).nodes.forEach(collect)
  return data
}

const LIMIT_MS = 30_000

type TemporaryData =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; retry(): void }
  | { readonly status: 'ready'; readonly data: ReadonlyMap<string, SlotData> }

/**
 * Loads the field data from the portal's template of the form. Requests the template as data if it is not the layout, because the page
 * wants none or it came too late.
 */
export function useTemporaryData(config: ResolvedConfig, id: string): TemporaryData {
  const { runtime, templates } = useShell()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [config.auth.account ?? '', config.language, 'register', 'temporaryAccount', id],
    async queryFn({ signal }) {
      const loadServerTemplates = await runtime.loadTemplates()
      const { content } = await loadServerTemplates({
        address: temporaryLayerAddress(config, id),
        chromeAddress: undefined,
        limit: LIMIT_MS,
        signal,
        reportError: runtime.reportError,
      })
      // The code that loads the template reports the cause.
      if (!content) throw new Error('The form’s template can’t be used; the log says why.')
      const known = readTemplateData(content.tree)
      if (known.size > 0) return known
      const error = new FoyerError(
        'ANSWER_MALFORMED',
        `the template of the temporary account names none of ${READ_SLOTS.join(', ')} by data-slot, name, id or class. Correct it.`,
      )
      runtime.reportError(error)
      throw error
    },
    enabled: templates.content === undefined,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const known = useMemo(() => (templates.content ? readTemplateData(templates.content.tree) : data), [templates, data])
  if (known) return { status: 'ready', data: known }
  return isError ? { status: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { status: 'loading' }
}
