import type { WindowTemplates } from '../template/WindowTemplates'
import type { Runtime } from './Runtime'
import type { WindowEntry } from './WindowTable'

/** The layout without templates. */
const BUILT_IN: WindowTemplates = { frame: undefined, content: undefined }

/** Loads a window's templates where `config.templates` wants its family's; never rejects, since the built-in layout always serves. */
export async function loadLayout(runtime: Runtime, windowName: string, entry: WindowEntry, signal: AbortSignal): Promise<WindowTemplates> {
  const config = runtime.readConfig()
  const family = windowName.slice(0, windowName.indexOf('.'))
  const isWanted = typeof config.templates === 'boolean' ? config.templates : config.templates[family]
  if (!isWanted) return BUILT_IN
  try {
    const loadServerTemplates = await runtime.loadTemplates()
    return await loadServerTemplates({
      address: entry.templateUrl?.(config),
      frameAddress: `${config.paths.templates}/cb_ui_window.html`,
      signal,
      reportError: runtime.reportError,
    })
  } catch (error) {
    runtime.reportError(error)
    return BUILT_IN
  }
}
