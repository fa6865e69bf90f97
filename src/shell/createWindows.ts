import type { Frame } from '../api/Frame'
import { checkGroups } from '../config/checkGroups'
import type { FoyerConfig } from '../config/config'
import { FoyerError } from '../lib/FoyerError'
import type { CallTable } from './CallTable'
import { checkArgument } from './checkArgument'
import { createRuntime } from './createRuntime'
import type { LoadTemplates } from './LoadTemplates'
import type { OpeningTable } from './OpeningTable'
import { openRoot } from './openRoot'
import type { WindowTable } from './WindowTable'

/** What the families put into the frame. */
export interface FrameTables {
  readonly windows: WindowTable
  readonly openings: OpeningTable
  readonly calls: CallTable
  readonly loadTemplates: LoadTemplates
}

/** Makes the frame of a set of tables; all its windows share one runtime. */
export function createWindows({ windows, openings, calls, loadTemplates }: FrameTables, readConfig: () => FoyerConfig): Frame {
  const runtime = createRuntime(readConfig, loadTemplates)
  const preload = (windowName: string) => void runtime.loadWindow(windowName, windows[windowName]!).catch(() => {})
  return {
    open(callName, given, control) {
      checkGroups(readConfig())
      const { windowName, read } = openings[callName]!
      checkArgument(callName, given[read.length])
      const opening = read(...(given as never[]))
      // Asked for before anything is drawn: on a slow line drawing is what waits.
      preload(windowName)
      openRoot(runtime, windows, windowName, opening, control)
    },
    async ask(callName, argument) {
      const run = await calls[callName]!().catch((cause: unknown) => {
        throw new FoyerError('CHUNK_NOT_LOADED', `the part that does '${callName}' could not be loaded. The network, a content security policy or a missing file stopped it; try again.`, { cause })
      })
      return run(runtime, argument as never)
    },
    preload(callName) {
      const windowName = openings[callName]?.windowName
      if (windowName !== undefined) preload(windowName)
    },
  }
}
