import type { TemplateFamilies, TemplatesConfig } from '../config/FoyerConfig'
import type { ResolvedConfig } from '../config/resolveConfig'
import { familyOf } from '../lib/familyOf'
import type { WindowTemplates } from '../template/WindowLayout'
import type { Runtime } from './createRuntime'
import type { WindowEntry } from './WindowTable'

/**
 * Loads a window's templates if `config.templates` includes the window's family, or names single templates and does not
 * exclude the family. Never rejects: the built-in layout is the fallback.
 */
export async function loadLayout(
  runtime: Runtime,
  windowName: string,
  entry: WindowEntry,
  signal: AbortSignal,
): Promise<WindowTemplates> {
  const config = runtime.readConfig()
  if (!wantsTemplates(config, windowName)) return builtInTemplates
  const { slots, post } = templatesOf(config)
  try {
    const loadServerTemplates = await runtime.loadTemplates()
    return await loadServerTemplates({
      address: entry.templateUrl?.(config),
      chromeAddress: `${config.paths.templates}/cb_ui_window.html`,
      post,
      slots,
      isNamedOnly: choiceOf(config, windowName) === undefined,
      signal,
      reportError: runtime.reportError,
    })
  } catch (error) {
    runtime.reportError(error)
    return builtInTemplates
  }
}

/**
 * True when templates may have to be loaded for a window. The page's choice for the window's family decides. Without
 * such a choice, it is true if `slots` or `post` names templates.
 */
export function wantsTemplates(config: ResolvedConfig, windowName: string): boolean {
  const { slots, post } = templatesOf(config)
  return choiceOf(config, windowName) ?? !!(slots ?? post)
}

/** Returns the page's choice for the family of a window; undefined if the page made none. */
const choiceOf = ({ templates }: ResolvedConfig, windowName: string): boolean | undefined =>
  typeof templates === 'boolean' ? templates : templates[familyOf(windowName) as keyof TemplateFamilies]
/** Returns the page's entries for single templates. */
export const templatesOf = ({ templates }: ResolvedConfig): TemplatesConfig =>
  typeof templates === 'boolean' ? {} : templates

/** The layout without templates. */
export const builtInTemplates: WindowTemplates = { chrome: undefined, content: undefined }
