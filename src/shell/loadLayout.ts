import type { ResolvedConfig } from '../config/resolveConfig'
import { familyOf } from '../lib/familyOf'
import type { WindowTemplates } from '../template/WindowLayout'
import type { Runtime } from './createRuntime'
import type { WindowEntry } from './WindowTable'

/** Loads a window's templates where `config.templates` wants its family's; never rejects, since the built-in layout always serves. */
export async function loadLayout(
  runtime: Runtime,
  windowName: string,
  entry: WindowEntry,
  signal: AbortSignal,
): Promise<WindowTemplates> {
  const config = runtime.readConfig()
  if (!wantsTemplates(config, windowName)) return builtInTemplates
  try {
    const loadServerTemplates = await runtime.loadTemplates()
    return await loadServerTemplates({
      address: entry.templateUrl?.(config),
      chromeAddress: `${config.paths.templates}/cb_ui_window.html`,
      signal,
      reportError: runtime.reportError,
    })
  } catch (error) {
    runtime.reportError(error)
    return builtInTemplates
  }
}

/** Whether the page wants the portal's templates for the windows of a window's family. */
export function wantsTemplates({ templates }: ResolvedConfig, windowName: string): boolean {
  return typeof templates === 'boolean' ? templates : (templates[familyOf(windowName)] ?? false)
}

/** The layout without templates. */
export const builtInTemplates: WindowTemplates = { chrome: undefined, content: undefined }
