import { createFoyer } from './api/createFoyer'
import type { Diagnosis } from './api/diagnose/Diagnosis'
import type { Frame } from './api/Frame'
import { listenForTriggers } from './api/listenForTriggers'
import { publishGlobals } from './api/publishGlobals'
import { readTagConfig } from './api/readTagConfig'
import { showWaiting } from './api/showWaiting'
import type { FoyerConfig } from './config/config'
import { FoyerError } from './lib/FoyerError'

/** Written by the build: the frame's file and the one that tells which files a call's window adds; relative to `esm/`. */
declare const FOYER_CHUNKS: readonly [frame: string, table: string]

/** A part of Foyer that opens no window and does one thing with this copy. */
type Part = (...given: readonly unknown[]) => unknown

/** Imports what a call's window adds to the frame, with the texts of the page's language, and asks the portal for what that will show first; by a part's name it answers that part. */
interface ChunkTable {
  load(name: string, config?: FoyerConfig): Promise<unknown>
}

const [frameFile, tableFile] = FOYER_CHUNKS
// A picture of that name, in what somebody wrote on the page, stands for it in document; it must not say where scripts come from.
const tag = document.currentScript?.closest('script')
const load = (file: string): Promise<unknown> =>
  // By where this script came from, and not by what its tag says now: a base of the page would lead elsewhere.
  import(`./esm/${file}`)
    // Of another origin without `crossorigin` a script may not know where it came from. An object is an address too.
    .catch(() => import(new URL(`esm/${file}`, tag!.src) as unknown as string))
    .catch((cause: unknown) => {
      throw new FoyerError('FRAME_NOT_LOADED', `${file} did not load. Correct its path, type, script-src, integrity or CORS, or load foyer.umd.js.`, { cause })
    })
const loadFiles = async (name: string, config?: FoyerConfig) => ((await load(tableFile)) as ChunkTable).load(name, config)

let frame: Frame | undefined
const [foyer, readConfig] = createFoyer(
  async (given, callName) => {
    // The window's chunk travels beside the frame; should it fail, the window itself says so and tries again.
    loadFiles(callName, given()).catch(() => {})
    const { createFrame } = (await load(frameFile)) as typeof import('./frame')
    return (frame ??= createFrame(given)).load(callName)
  },
  showWaiting,
  () => readTagConfig(tag),
)
const run = async (part: string): Promise<unknown> => ((await loadFiles(part)) as Part)(foyer, readConfig, tag)
foyer.diagnose = () => run('diagnose') as Promise<Diagnosis>
if (publishGlobals(foyer)) {
  listenForTriggers(foyer, readConfig)
  // What opens by itself is decided by a file of its own, which few pages need.
  const readMarks = async () => /#openeditor|tmp_account_id=/.test(location.hash + document.cookie) && run('page')
  // A page in a sandbox has no cookies to read.
  readMarks().catch(() => {})
}
