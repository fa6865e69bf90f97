import { FoyerError, type FoyerErrorCode } from '../lib/FoyerError'
import type { SlotSelectors } from './markSlots'
import { readTemplate, type TemplateReading, type TemplateTree } from './readTemplate'
import { TemplateLayout } from './TemplateLayout'
import { templateReport } from './templateReport'
import { TEMPLATE_LIMIT } from './templateRules'
import { fetchTemplate, type TemplatePost } from './templateWire'
import type { WindowTemplates } from './WindowLayout'

/** The parsed templates of one window, both optional. */
export interface TemplateTrees {
  readonly chrome: TemplateTree | undefined
  readonly content: TemplateTree | undefined
}

/**
 * Loads a window's templates, and returns them with the component that places slots by a template. This function is the
 * entry of the chunk that only pages with templates load.
 */
export async function loadServerTemplates(request: Omit<TemplateRequest, 'loadReader'>): Promise<WindowTemplates> {
  const { chrome, content } = await loadTemplates({ ...request, loadReader: () => Promise.resolve(readTemplate) })
  const placed = (tree: TemplateTree | undefined) => tree && { tree, Layout: TemplateLayout }
  return { chrome: placed(chrome), content: placed(content) }
}

/** The templates to load, and the receiver of errors. */
export interface TemplateRequest {
  /** Address of the window's own template; undefined if it has none. */
  readonly address: string | undefined
  /** Fields to post, by the template's name. A template without an entry is fetched by GET. */
  readonly post?: Readonly<Record<string, TemplatePost>> | undefined
  /** Selectors of slots, by the template's name. */
  readonly slots?: Readonly<Record<string, SlotSelectors>> | undefined
  /** True when only the templates that `post` or `slots` name are loaded. */
  readonly isNamedOnly?: boolean
  /** Address of the generic template, which surrounds the window's own; undefined for the built-in chrome. */
  readonly chromeAddress: string | undefined
  /** Maximum time in ms to wait for the templates. Default: `TEMPLATE_LIMIT`, 2 s. */
  readonly limit?: number
  /** Aborted when the window is gone: nothing more is loaded or reported. */
  readonly signal: AbortSignal
  /** Loads the function that sanitises and parses a template, in parallel with the fetch. */
  loadReader(): Promise<(html: string, selectors?: SlotSelectors) => TemplateReading>
  reportError(error: unknown): void
}

/**
 * Loads a window's templates in parallel. Never rejects, and resolves within the limit. If a template fails, is late or
 * is unusable, it is undefined and reported, and the built-in layout shows.
 */
export async function loadTemplates({
  address,
  post = {},
  slots = {},
  isNamedOnly = false,
  chromeAddress,
  limit = TEMPLATE_LIMIT,
  signal,
  loadReader,
  reportError,
}: TemplateRequest): Promise<TemplateTrees> {
  if (address === undefined && chromeAddress === undefined) return { chrome: undefined, content: undefined }
  const stop = new AbortController()
  const end = () => stop.abort()
  const timer = setTimeout(end, limit)
  signal.addEventListener('abort', end)
  const stopped = new Promise<undefined>(resolve => {
    stop.signal.addEventListener('abort', () => resolve(undefined))
  })
  if (signal.aborted) end()

  const load = async (wanted: string | undefined): Promise<TemplateTree | undefined> => {
    if (wanted === undefined || signal.aborted) return undefined
    const name = templateName(wanted)
    if (isNamedOnly && !ownOf(slots, name) && !ownOf(post, name)) return undefined
    const fail = (code: FoyerErrorCode, reason: string, cause?: unknown): undefined => {
      if (!signal.aborted) {
        const text = `the template '${wanted}' is not used and the built-in layout shows, because ${reason}.`
        const error = new FoyerError(code, text, { cause })
        templateReport.set(name, { status: 'failed', error })
        reportError(error)
      }
    }
    try {
      const parts = await Promise.race([
        Promise.all([fetchTemplate(wanted, ownOf(post, name), stop.signal), loadReader()]),
        stopped,
      ])
      if (!parts || stop.signal.aborted)
        return fail('REQUEST_UNREACHABLE', `it did not arrive within ${limit / 1000} s; make the portal respond faster`)
      const [html, read] = parts
      const reading = read(html, ownOf(slots, name))
      return reading.status === 'read'
        ? withReport(name, reading.tree)
        : fail('ANSWER_MALFORMED', `${reading.reason}; correct the template`)
    } catch (cause) {
      return cause instanceof FoyerError
        ? fail(cause.code, 'it could not be fetched; the cause says why', cause)
        : fail(
            'CHUNK_NOT_LOADED',
            'a part of Foyer did not load, or the page’s Content-Security-Policy stopped it; see the cause, and allow the Trusted Types policy foyer',
            cause,
          )
    }
  }
  try {
    const [chrome, content] = await Promise.all([load(chromeAddress), load(address)])
    return { chrome, content }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
  }
}

function ownOf<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function withReport(name: string, tree: TemplateTree): TemplateTree {
  return {
    readParts(slotNames, isData = false) {
      const parts = tree.readParts(slotNames)
      const { found } = parts
      const unknown = isData ? [] : [...found.keys()].filter(slot => !slotNames.includes(slot))
      // If the layout has already reported, its report stays, because only the layout knows every slot of the window.
      if (!isData || templateReport.get(name)?.status !== 'used')
        templateReport.set(name, { status: 'used', found, slots: slotNames, unknown })
      return parts
    },
  }
}

const NAMING_PARAMETERS = ['content', 'm', 'template'] as const

/**
 * Returns the name by which a page configures a template. This is the value of the address's parameter `content`, `m`
 * or `template`, else the last part of the path without extension.
 */
export function templateName(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid')
  const named = NAMING_PARAMETERS.map(parameter => searchParams.get(parameter)).find(name => name)
  return (
    named ??
    pathname
      .split('/')
      .at(-1)!
      .replace(/\.\w+$/, '')
  )
}
