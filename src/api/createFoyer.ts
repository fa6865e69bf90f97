import { defaultCheckForFields, findMissingFields } from '../config/findMissingFields'
import type { FoyerConfig } from '../config/FoyerConfig'
import { mergeConfig } from '../config/mergeConfig'
import { familyOf } from '../lib/familyOf'
import type { FoyerError } from '../lib/FoyerError'
import type { Picture } from '../pix/picture/Picture'
import type { Core, WindowControl } from './Core'
import { createWindowHandle } from './createWindowHandle'
import type { Foyer } from './Foyer'
import type { ShowWaiting } from './showWaiting'

/** The package's version, written by the build. */
declare const FOYER_VERSION: string

/** The version of this build, such as `1.0.0`; `0` in source code that was not built. */
const version = typeof FOYER_VERSION === 'string' ? FOYER_VERSION : '0'

/**
 * Creates the API and the function that reads its configuration. Nothing loads before the first call.
 * @param loadCore loads the core. Every call runs it, until the family of the call has loaded. With the call's name,
 * `loadCore` can load the window's chunk at the same time.
 * @param showWaiting shows a placeholder while the core loads
 * @param readPageConfig returns the options in the page's HTML; called when they are first needed, and again only if it
 * has thrown
 */
export function createFoyer(
  loadCore: (readConfig: () => FoyerConfig, callName: string) => Promise<Core>,
  showWaiting: ShowWaiting,
  readPageConfig: () => FoyerConfig,
): [foyer: Foyer, readConfig: () => FoyerConfig] {
  let configured: FoyerConfig = {}
  let page: FoyerConfig | undefined
  const cores: Record<string, Core> = {}

  const readConfig = () => mergeConfig((page ??= mergeConfig({}, readPageConfig())), configured)
  // Two simultaneous calls cause no second load, because the browser caches imports.
  const getCore = async (callName: string) => {
    const family = familyOf(callName)
    const core = cores[family] ?? (await loadCore(readConfig, callName))
    cores[family] = await core.load(callName)
    return cores[family]
  }

  const fail = (cause: FoyerError): never => {
    // `onError` runs later, so that an error that it throws does not replace `cause`. Only `configured` can have
    // `onError`, because the options in the page's HTML can't hold a function.
    void Promise.resolve(cause).then(configured.onError)
    throw cause
  }

  async function start(callName: string, given: readonly unknown[], control: WindowControl): Promise<void> {
    const { auth, language } = readConfig()
    // Without an account, `editor.open` does nothing, so no placeholder shows.
    if (callName === 'editor.open' && !auth?.account) return control.settled()
    const loaded = await (cores[familyOf(callName)] ?? showWaiting(language, control, () => getCore(callName)))
    if (loaded) loaded.open(callName, given, control)
    else control.settled()
  }

  const foyer: Record<string, unknown> = {
    version,
    configure(more: FoyerConfig) {
      configured = mergeConfig(configured, more)
    },
    preload: (callName = '') => getCore(callName).catch(() => {}),
  }
  for (const [family, { windows, promises = [], ignored = [] }] of Object.entries(callNames)) {
    const calls: Record<string, unknown> = {}
    for (const name of windows)
      calls[name] = (...given: ({ signal?: AbortSignal } | undefined)[]) =>
        createWindowHandle(
          control => start(`${family}.${name}`, given, control).catch(fail),
          // Search all arguments, because a callback can follow the options.
          given.find(argument => argument?.signal)?.signal,
        )
    for (const name of promises)
      calls[name] = (argument: unknown) =>
        getCore(`${family}.${name}`)
          .catch(fail)
          .then(core => core.call(`${family}.${name}`, argument))
    for (const name of ignored) calls[name] = () => {}
    foyer[family] = calls
  }
  const api = foyer as unknown as Foyer
  api.pix.check = (picture: Picture) =>
    !findMissingFields(picture, readConfig().checkForFields ?? defaultCheckForFields)[0]
  return [api, readConfig]
}

/**
 * The calls of a family: those that open a window, those that return a promise, and those that do nothing and exist
 * only for old pages.
 */
interface CallNames {
  readonly windows: readonly string[]
  readonly promises?: readonly string[]
  readonly ignored?: readonly string[]
}

/**
 * Every call of the families, except `pix.check`. The boot file contains this table, because it defines the API before
 * the rest loads.
 */
export const callNames: Readonly<Record<string, CallNames>> = {
  pix: {
    windows: ['manage', 'select', 'position', 'meta'],
    promises: ['load'],
    ignored: ['manageSeries', 'selectSeries', 'transform'],
  },
  register: {
    windows: [
      'open',
      'basicIntro',
      'temporaryIntro',
      'temporaryAccount',
      'login',
      'info',
      'confirm',
      'migrate',
      'passwordChange',
      'sendMail',
      'tokenError',
    ],
    promises: ['processToken', 'reset', 'temporaryAccountId'],
  },
  event: { windows: ['detail', 'overview'] },
  editor: { windows: ['open'] },
  blog: { windows: ['deleteArticle', 'newPost'] },
  language: { windows: ['choose'] },
}
