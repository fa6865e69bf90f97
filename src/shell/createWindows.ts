import type { Core, WindowControl } from '../api/Core'
import type { FoyerConfig } from '../config/FoyerConfig'
import { familyOf } from '../lib/familyOf'
import { FoyerError } from '../lib/FoyerError'
import { createRuntime, type LateParts } from './createRuntime'
import type { Family, FamilyTable } from './Family'
import { wantsTemplates } from './loadLayout'
import { openRoot } from './openRoot'
import { readArguments } from './readArguments'
import { chunkNotLoaded } from './useWindowChunk'
import type { WindowTable } from './WindowTable'

/** What the families put into the core. */
interface CoreTables extends LateParts {
  readonly families: FamilyTable
  /** Windows that those of every family open, such as the language chooser. */
  readonly sharedWindows: WindowTable
  /** The device takes long over code that it runs for the first time. */
  readonly isSlow?: boolean
  /** Loads what refuses wrong options, and refuses them. */
  checkConfig(config: FoyerConfig): Promise<void>
}

/** How long the check of options waits for a page that is busy. */
const CHECK_WAIT_MS = 1000

/** Makes the core of a set of families; all its windows share one runtime. */
export function createWindows(
  { families, sharedWindows, isSlow, checkConfig, ...lateParts }: CoreTables,
  readConfig: () => FoyerConfig,
): Core {
  const loaded: Record<string, Family> = {}
  /** The calls of single windows that are open. */
  const openSingles = new Set<string>()
  /** The tables of a call's family; not here yet: undefined. */
  const tablesOf = (callName: string) => {
    const family = families[familyOf(callName)]
    return typeof family === 'function' ? loaded[familyOf(callName)] : family
  }
  const runtime = createRuntime(
    readConfig,
    lateParts,
    async (callName, given) => {
      await core.load(callName)
      return new Promise((settled, failed) => core.open(callName, given, { opened() {}, failed, settled }))
    },
    isSlow,
  )
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
      const family = families[familyOf(callName)]
      if (typeof family === 'function')
        loaded[familyOf(callName)] ??= await family().catch((cause: unknown) => failToLoad(callName, cause))
      // While the page waits anyway, the window itself comes too, and is drawn once instead of twice; should it fail, it says so in its own place.
      await preload(callName)
      return core
    },
    open(callName: string, given: readonly unknown[], control: WindowControl) {
      // By the caller, or by a person who saw nothing but the placeholder.
      if (control.isClosed || control.placeholder?.isConnected === false) return control.settled()
      const checkOptions = () => {
        checkConfig(readConfig()).catch((error: unknown) => {
          // The window is shown all the same: it's no failure of the opening.
          if (error instanceof FoyerError) runtime.reportError(error)
        })
      }
      // Not before the window is drawn, which is what somebody waits for; where it can't be loaded, the window still can. Safari has no idle callback, and a page may have taken it away.
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
      // Asked for before anything is drawn: on a slow line drawing is what waits.
      const Window = runtime.findWindow(windowName)
      if (Window) void Window.prefetch?.(runtime)
      else runtime.loadWindow(windowName, windows[windowName]!).catch(() => {})
      const settled = (result?: unknown) => {
        openSingles.delete(callName)
        control.settled(result)
        // A page may keep its signal, which knows this control, for many openings.
        delete control.close
        delete control.placeholder
        delete control.opener
      }
      control.close = openRoot(runtime, { ...sharedWindows, ...windows }, windowName, opening, { ...control, settled })
      openSingles.add(callName)
    },
    async call(callName, argument) {
      const run = await tablesOf(callName)!.calls[callName]!().catch((cause: unknown) => failToLoad(callName, cause))
      return run(runtime, argument as never)
    },
  }
  return core
}

function failToLoad(callName: string, cause: unknown): never {
  throw chunkNotLoaded(`the part that does '${callName}'`, cause)
}
