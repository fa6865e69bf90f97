import { createFoyer } from './api/createFoyer'
import type { Frame } from './api/Frame'
import { listenForTriggers } from './api/listenForTriggers'
import { publishGlobals } from './api/publishGlobals'
import { readTagConfig } from './api/readTagConfig'
import { showWaiting } from './api/showWaiting'
import { FoyerError } from './lib/FoyerError'

/** Written by the build: the frame's file and the one that tells which files a call's window adds; relative to `esm/`. */
declare const FOYER_CHUNKS: readonly [frame: string, table: string]

/** By a call's name the files that its window adds. */
interface WindowFiles {
  windows: Readonly<Record<string, readonly string[] | undefined>>
}

const [frameFile, tableFile] = FOYER_CHUNKS
const tag = document.currentScript as HTMLScriptElement | null
const urlOf = (file: string) => new URL(`esm/${file}`, tag?.src ?? location.href).href

let frame: Frame | undefined
const foyer = createFoyer({
  async loadFrame(readConfig, callName) {
    const url = urlOf(frameFile)
    // The window's chunk travels beside the frame; should it fail, the window itself says so and tries again.
    const early = import(urlOf(tableFile)) as Promise<WindowFiles>
    early.then(({ windows }) => Promise.all(windows[callName]?.map(file => import(urlOf(file))) ?? [])).catch(() => {})
    const { createFrame } = await (import(url) as Promise<typeof import('./frame')>).catch((cause: unknown) => {
      throw new FoyerError('FRAME_NOT_LOADED', `${url} did not load. Open it to see why.`, { cause })
    })
    return (frame ??= createFrame(readConfig)).load(callName)
  },
  readPageConfig: () => readTagConfig(tag),
  showWaiting,
})
publishGlobals(foyer)
listenForTriggers(foyer)
