import { createFoyer } from './api/createFoyer'
import type { Frame } from './api/Frame'
import { listenForTriggers } from './api/listenForTriggers'
import { publishGlobals } from './api/publishGlobals'
import { readTagConfig } from './api/readTagConfig'
import { showWaiting } from './api/showWaiting'
import type { FoyerConfig } from './config/config'
import { FoyerError } from './lib/FoyerError'

/** Written by the build: the frame's file and the one that tells which files a call's window adds; relative to `esm/`. */
declare const FOYER_CHUNKS: readonly [frame: string, table: string]

/** Imports what a call's window adds to the frame, with the texts of the page's language, and asks the portal for what that will show first; by the name `page` only the file of `openByMarks`. */
interface ChunkTable {
  load(name: string, config?: FoyerConfig): Promise<unknown[]>
}

const [frameFile, tableFile] = FOYER_CHUNKS
// A picture of that name, in what somebody wrote on the page, stands for it in document; it must not say where scripts come from.
const tag = document.currentScript?.closest('script')
// Now: a base that comes later would lead elsewhere.
const address = tag?.src || location.href
const load = (file: string): Promise<unknown> => import(new URL(`esm/${file}`, address).href)
const loadFiles = async (name: string, config?: FoyerConfig) => ((await load(tableFile)) as ChunkTable).load(name, config)

let frame: Frame | undefined
const [foyer, readConfig] = createFoyer(
  async (given, callName) => {
    // The window's chunk travels beside the frame; should it fail, the window itself says so and tries again.
    loadFiles(callName, given()).catch(() => {})
    const { createFrame } = await (load(frameFile) as Promise<typeof import('./frame')>).catch((cause: unknown) => {
      throw new FoyerError('FRAME_NOT_LOADED', `${frameFile} did not load.`, { cause })
    })
    return (frame ??= createFrame(given)).load(callName)
  },
  showWaiting,
  () => readTagConfig(tag),
)
publishGlobals(foyer)
listenForTriggers(foyer, readConfig)

// What opens by itself is decided by a file of its own, which few pages need.
const readMarks = async () => {
  if (!/#openeditor|tmp_account_id=/.test(location.hash + document.cookie)) return
  const [page] = (await loadFiles('page')) as [typeof import('./openByMarks')]
  page.openByMarks(foyer, readConfig)
}
// A page in a sandbox has no cookies to read.
readMarks().catch(() => {})
