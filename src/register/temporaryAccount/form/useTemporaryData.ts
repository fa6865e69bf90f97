import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { FoyerError } from '../../../lib/FoyerError'
import { templatesOf } from '../../../shell/loadLayout'
import { useShell } from '../../../shell/useShell'
import type { TemplateNode, TemplateTree } from '../../../template/readTemplate'
import type { SlotData } from '../../../template/useSlotData'
import { refusalStatus } from '../../../wire/FailedRequest'
import { ROWS } from './temporaryFormModel'
import { temporaryLayerAddress } from '../temporaryLayerAddress'

/** Slots by the names that their selects may have in a template: the slot's own name, or a field of the contract. */
const SLOT_OF_NAME: Readonly<Record<string, string>> = {
  gender: 'gender',
  gender_id: 'gender',
  account_types: 'account_types',
  account_type_id: 'account_types',
  taccount_type_id: 'account_types',
}

/** Returns the data of the form's slots by their names, at any depth of a template. */
function readTemplateData(tree: TemplateTree): ReadonlyMap<string, SlotData> {
  const data = new Map<string, SlotData>()
  const collect = (node: TemplateNode) => {
    if (typeof node === 'string') return
    if (node.kind === 'slot') data.set(SLOT_OF_NAME[node.name] ?? node.name, node.data)
    else node.children.forEach(collect)
  }
  tree.readParts([...Object.keys(SLOT_OF_NAME), ...ROWS], true).nodes.forEach(collect)
  return data
}

const LIMIT_MS = 30_000

/** True when the portal responded, but has no template that can be read. A retry would not help. */
function hasNoTemplate(error: unknown): boolean {
  if (!(error instanceof FoyerError)) return false
  return error.code === 'ANSWER_MALFORMED' || refusalStatus(error.cause) === 404
}

type TemporaryData =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean; retry(): void }
  | { readonly status: 'ready'; readonly data: ReadonlyMap<string, SlotData> }

/**
 * Loads the field data from the portal's template of the form. If the window has the built-in layout, for example
 * because the template came too late, requests the template only for its data. The data is empty if the portal has no
 * template, or if the template has none of the form's slots.
 */
export function useTemporaryData(config: ResolvedConfig, id: string): TemporaryData {
  const { runtime, templates } = useShell()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [config.auth.account ?? '', config.language, 'register', 'temporaryAccount', id],
    async queryFn({ signal }) {
      const loadServerTemplates = await runtime.loadTemplates()
      const { post, slots } = templatesOf(config)
      let failure: unknown
      const { content } = await loadServerTemplates({
        address: temporaryLayerAddress(config, id),
        chromeAddress: undefined,
        post,
        slots,
        limit: LIMIT_MS,
        signal,
        reportError(error) {
          failure = error
          runtime.reportError(error)
        },
      })
      if (content) return readTemplateData(content.tree)
      if (hasNoTemplate(failure)) return new Map<string, SlotData>()
      throw failure
    },
    enabled: templates.content === undefined,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const known = useMemo(() => (templates.content ? readTemplateData(templates.content.tree) : data), [templates, data])
  if (known) return { status: 'ready', data: known }
  return isError ? { status: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { status: 'loading' }
}
