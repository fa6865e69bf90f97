import { createFoyer } from './api/createFoyer'
import type { Diagnosis } from './api/diagnose/Diagnosis'
import type { Core } from './api/Core'
import { listenForTriggers } from './api/listenForTriggers'
import { publishGlobals } from './api/publishGlobals'
import { readTagConfig } from './api/readTagConfig'
import { showWaiting } from './api/showWaiting'
import { pageCookies } from './lib/cookies'
import { currentScript } from './lib/currentScript'
import { FoyerError } from './lib/FoyerError'
import type { loadCall } from './loadCall'

/** The core's file, relative to `esm/`. Written by the build. */
declare const FOYER_CORE: string
/** The file of `loadCall.ts`, relative to `esm/`. Written by the build. */
declare const FOYER_LOAD_CALL: string

const tag = currentScript()
const load = (file: string): Promise<unknown> =>
  // The import is relative to the address from which this script was loaded. The tag's `src` would be wrong if the page
  // has changed its `<base>` since then.
  import(`./esm/${file}`)
    // The browser can hide the address of a script that is from another origin and has no `crossorigin`. Then the tag's
    // `src` gives the folder. `import` also accepts a URL object.
    .catch(() => import(new URL(`esm/${file}`, tag!.src) as unknown as string))
    .catch((cause: unknown) => {
      throw new FoyerError(
        'CORE_NOT_LOADED',
        `${file} did not load. Correct its path, type, script-src ('strict-dynamic' needs a nonce), integrity or CORS, or load foyer.umd.js.`,
        { cause },
      )
    })
const loadFiles = async (...given: Parameters<typeof loadCall>) =>
  ((await load(FOYER_LOAD_CALL)) as typeof import('./loadCall')).loadCall(...given)

let core: Core | undefined
const [foyer, readConfig] = createFoyer(
  async (given, callName) => {
    // Loads the window's files in parallel with the core. If this fails, the window loads the files again. If that
    // fails too, the window shows the error.
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
  // A separate file decides which windows open by themselves, because few pages need it.
  if (/#openeditor|tmp_account_id=/.test(location.hash + pageCookies()))
    loadFiles('page', foyer, readConfig).catch(() => {})
}
