import type { TemplateFamilies } from '../config/FoyerConfig'
import type { ResolvedConfig } from '../config/resolveConfig'
import { familyOf } from '../lib/familyOf'
import type { WindowTemplates } from '../template/WindowLayout'
import type { Runtime } from './createRuntime'
import type { WindowEntry } from './WindowTable'

/** Loads a window's templates if `config.templates` includes its family. Never rejects: the built-in layout is the fallback. */
export async function loadLayout(
  runtime: Runtime,
  windowName: string,
  entry: WindowEntry,
  signal: AbortSignal,
): Promise<WindowTemplates> {
  const config = runtime.readConfig()
  const { slots, post } = typeof config.templates === 'boolean' ? {} : config.templates
  if (!wantsTemplates(config, windowName)) return builtInTemplates
  try {
    const loadServerTemplates = await runtime.loadTemplates()
    return await loadServerTemplates({
      address: entry.templateUrl?.(config),
      chromeAddress: `${config.paths.templates}/cb_ui_window.html`,
      post,
      slots,
      signal,
      reportError: runtime.reportError,
    })
  } catch (error) {
    runtime.reportError(error)
    return builtInTemplates
  }
}

/** True if the page uses the portal's templates for the family of a window. */
export function wantsTemplates({ templates }: ResolvedConfig, windowName: string): boolean {
  return typeof templates === 'boolean'
    ? templates
    : (templates[familyOf(windowName) as keyof TemplateFamilies] ?? false)
}

/** The layout without templates. */
export const builtInTemplates: WindowTemplates = { chrome: undefined, content: undefined }
