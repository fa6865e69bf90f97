import type { Core, WindowControl } from '../api/Core'
import type { FoyerConfig } from '../config/FoyerConfig'
import { familyOf } from '../lib/familyOf'
import { FoyerError } from '../lib/FoyerError'
import { tellPage } from '../wire/tellPage'
import { createRuntime, type LateParts } from './createRuntime'
import type { Family, FamilyTable } from './Family'
import { wantsTemplates } from './loadLayout'
import { openRoot } from './openRoot'
import { readArguments } from './readArguments'
import { chunkNotLoaded } from './useWindowChunk'
import type { WindowTable } from './WindowTable'

/** The families of a core, the windows that they share, and the loaders of code that few pages need. */
interface CoreTables extends LateParts {
  readonly families: FamilyTable
  /** Windows that the windows of every family can open, such as the language chooser. */
  readonly sharedWindows: WindowTable
  /** Loads the check of the options, and runs it. Rejects for wrong options. */
  checkConfig(config: FoyerConfig): Promise<void>
}

/** Delay in ms after which the options are checked even if the page is busy. */
const CHECK_WAIT_MS = 1000

/** Creates the core of a set of families. All its windows share one runtime. */
export function createWindows(
  { families, sharedWindows, checkConfig, ...lateParts }: CoreTables,
  readConfig: () => FoyerConfig,
): Core {
  const loaded: Record<string, Family> = {}
  /** The calls that have an open window. A call with `isSingle` then opens no second one. */
  const openSingles = new Set<string>()
  let openCount = 0
  /** The first open window sets the default language, so that a window that it opens has the same language. */
  const speakFor = (callName: string) => {
    if (openCount === 0) runtime.speakFor(familyOf(callName))
  }
  /** Returns the tables of a call's family; undefined if not loaded. */
  const tablesOf = (callName: string) => {
    const family = families[familyOf(callName)]
    return typeof family === 'function' ? loaded[familyOf(callName)] : family
  }
  const runtime = createRuntime(readConfig, lateParts, async (callName, given) => {
    await core.load(callName)
    return new Promise((settled, failed) => core.open(callName, given, { opened() {}, failed, settled }))
  })
  const preload = async (callName: string) => {
    const { windows = {}, openings = {} } = tablesOf(callName) ?? {}
    const windowName = openings[callName]?.windowName
    const entry = windowName === undefined ? undefined : windows[windowName]
    if (!entry) return
    if (wantsTemplates(runtime.readConfig(), windowName!)) void lateParts.loadTemplates().catch(() => {})
    await runtime.loadWindow(windowName!, entry).catch(() => {})
  }
  const openInstead = async (callName: string, control: WindowControl) => {
    try {
      await core.load(callName)
      if (!control.isClosed) return core.open(callName, [], control)
    } catch (error) {
      runtime.reportError(error)
      control.failed(error)
    }
    control.settled()
  }
  const core: Core = {
    async load(callName) {
      speakFor(callName)
      const family = families[familyOf(callName)]
      if (typeof family === 'function')
        loaded[familyOf(callName)] ??= await family().catch((cause: unknown) => failToLoad(callName, cause))
      // Load the window too, so that it need not render a skeleton first. If this load fails, the window itself shows
      // the error.
      await preload(callName)
      return core
    },
    open(callName: string, given: readonly unknown[], control: WindowControl) {
      // The caller has already closed the window, or a person has closed the placeholder. So no window opens.
      if (control.isClosed || control.placeholder?.isConnected === false) return control.settled()
      speakFor(callName)
      const checkOptions = () => {
        checkConfig(readConfig()).catch((error: unknown) => {
          // Only report the error, because the window still opens.
          if (error instanceof FoyerError) runtime.reportError(error)
        })
      }
      // Check when the browser is idle, because a person waits for the window. If the check can't be loaded, the window
      // still opens. Safari has no `requestIdleCallback`, and a page may have removed the function.
      if (typeof window.requestIdleCallback === 'function')
        requestIdleCallback(checkOptions, { timeout: CHECK_WAIT_MS })
      else setTimeout(checkOptions)
      const { windows, openings } = tablesOf(callName)!
      const entry = openings[callName]!
      const { isSingle, instead } = entry
      const other = instead?.(readConfig())
      if (other !== undefined) {
        void openInstead(other, control)
        return
      }
      if (isSingle && openSingles.has(callName)) {
        control.settled()
        return
      }
      const opening = entry.read(...(readArguments(callName, given, entry) as never[]))
      const { windowName = entry.windowName } = opening
      // Request the data before the first render. Otherwise the person waits first for the render, then for the data.
      const Window = runtime.findWindow(windowName)
      if (Window) void Window.prefetch?.(runtime)
      else runtime.loadWindow(windowName, windows[windowName]!).catch(() => {})
      const settled = (result?: unknown) => {
        openCount--
        openSingles.delete(callName)
        control.settled(result)
        // Free the memory, because a page may keep its signal for many openings, and the signal refers to this control.
        delete control.close
        delete control.placeholder
        delete control.opener
      }
      control.close = openRoot(
        runtime,
        { ...sharedWindows, ...windows },
        { ...opening, callName, windowName },
        { ...control, settled },
      )
      // Count only after `openRoot`, because it may throw, and such an opening never settles.
      openCount++
      openSingles.add(callName)
    },
    call(callName, argument) {
      const run = tablesOf(callName)!.calls[callName]!().catch((cause: unknown) => failToLoad(callName, cause))
      return run
        .then(call => call(runtime, argument as never))
        .catch((error: unknown) => {
          tellPage(readConfig(), error)
          throw error
        })
    },
  }
  return core
}

function failToLoad(callName: string, cause: unknown): never {
  throw chunkNotLoaded(`the part that does '${callName}'`, cause)
}
