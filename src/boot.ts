import { createFoyer } from './api/createFoyer'
import type { Diagnosis } from './api/diagnose/Diagnosis'
import type { Core } from './api/Core'
import { listenForTriggers } from './api/listenForTriggers'
import { publishGlobals } from './api/publishGlobals'
import { readTagConfig } from './api/readTagConfig'
import { showWaiting } from './api/showWaiting'
import { currentScript } from './lib/currentScript'
import { FoyerError } from './lib/FoyerError'
import type { loadCall } from './loadCall'

/** Written by the build: the core's file, relative to `esm/`. */
declare const FOYER_CORE: string
/** And that of `loadCall.ts`. */
declare const FOYER_LOAD_CALL: string

const tag = currentScript()
const load = (file: string): Promise<unknown> =>
  // By where this script came from, and not by what its tag says now: a base of the page would lead elsewhere.
  import(`./esm/${file}`)
    // Of another origin without `crossorigin` a script may not know where it came from. An object is an address too.
    .catch(() => import(new URL(`esm/${file}`, tag!.src) as unknown as string))
    .catch((cause: unknown) => {
      throw new FoyerError(
        'CORE_NOT_LOADED',
        `${file} did not load. Correct its path, type, script-src, integrity or CORS, or load foyer.umd.js.`,
        { cause },
      )
    })
const loadFiles = async (...given: Parameters<typeof loadCall>) =>
  ((await load(FOYER_LOAD_CALL)) as typeof import('./loadCall')).loadCall(...given)

let core: Core | undefined
const [foyer, readConfig] = createFoyer(
  async (given, callName) => {
    // The window's chunk travels beside the core; should it fail, the window itself says so and tries again.
    loadFiles(callName, given()).catch(() => {})
    const loaded = (await load(FOYER_CORE)) as typeof import('./core')
    return (core ??= loaded.createCore(given))
  },
  showWaiting,
  () => readTagConfig(tag),
)
foyer.diagnose = () => loadFiles('diagnose', foyer, readConfig, tag) as Promise<Diagnosis>
if (publishGlobals(foyer, tag)) {
  listenForTriggers(foyer, readConfig, tag)
  // What opens by itself is decided by a file of its own, which few pages need.
  const readMarks = async () =>
    /#openeditor|tmp_account_id=/.test(location.hash + document.cookie) && loadFiles('page', foyer, readConfig)
  // A page in a sandbox has no cookies to read.
  readMarks().catch(() => {})
}
