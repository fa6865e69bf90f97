import { checkNames } from '../config/checkNames'
import type { FoyerConfig } from '../config/config'
import { defaultCheckForFields } from '../config/defaultCheckForFields'
import { findMissingFields } from '../config/findMissingFields'
import { mergeConfig } from '../config/mergeConfig'
import { familyOf } from '../lib/familyOf'
import type { Picture } from '../pix/picture/Picture'
import { callNames } from './callNames'
import { createWindowHandle } from './createWindowHandle'
import type { Foyer } from './Foyer'
import type { Frame, WindowControl } from './Frame'
import type { ShowWaiting } from './showWaiting'

/**
 * Makes the API, and what reads its configuration; nothing loads before the first call.
 * @param loadFrame loads the frame with the tables of the call's family; asked once a family, and again after a failure. The call's name lets it fetch that window's chunk at the same time.
 * @param showWaiting shown while the frame loads
 * @param readPageConfig what the page itself says, read at the first call
 */
export function createFoyer(
  loadFrame: (readConfig: () => FoyerConfig, callName: string) => Promise<Frame>,
  showWaiting: ShowWaiting,
  readPageConfig: () => FoyerConfig,
): [foyer: Foyer, readConfig: () => FoyerConfig] {
  let configured: FoyerConfig = {}
  let page: FoyerConfig | undefined
  const frames: Record<string, Promise<Frame> | undefined> = {}

  const readConfig = () => mergeConfig((page ??= checkNames(readPageConfig())), configured)
  const getFrame = (callName: string) =>
    (frames[familyOf(callName)] ??= loadFrame(readConfig, callName).catch((error: unknown) => {
      frames[familyOf(callName)] = undefined
      throw error
    }))

  async function start(callName: string, given: readonly unknown[], control: WindowControl): Promise<void> {
    const { auth, language } = readConfig()
    // Editor buttons do nothing without it, not even wait.
    if (callName === 'editor.open' && !auth?.account) return control.settled()
    const isLoaded = frames[familyOf(callName)]
    // Before anything is shown, which takes as long as a line does.
    const loading = getFrame(callName)
    const [closed = loading, askForRetry, remove] = isLoaded ? [] : showWaiting(language, control.signal)
    const wanted = (): Promise<Frame | void> =>
      Promise.race([getFrame(callName), closed]).catch(async error => {
        if (await askForRetry?.()) return wanted()
        throw error
      })
    const loaded = await wanted().finally(() => remove?.())
    if (loaded && !control.signal.aborted) loaded.open(callName, given, control)
    else control.settled()
  }

  const foyer: Record<string, unknown> = {
    configure(more: FoyerConfig) {
      configured = mergeConfig(configured, checkNames(more))
    },
    preload: (callName = '') =>
      getFrame(callName)
        .then(loaded => loaded.load(callName))
        .catch(() => {}),
  }
  for (const [family, names] of Object.entries(callNames)) {
    const calls: Record<string, unknown> = (foyer[family] = {})
    for (const word of names.split(' ')) {
      const name = word.replace(/\W/, '')
      const callName = `${family}.${name}`
      if (word === name) calls[name] = (...given: ({ signal?: AbortSignal } | undefined)[]) => createWindowHandle(control => start(callName, given, control), given.at(-1)?.signal)
      else calls[name] = word[0] === '-' ? () => {} : async (argument: unknown) => (await getFrame(callName)).ask(callName, argument)
    }
  }
  const api = foyer as unknown as Foyer
  api.pix.check = (picture: Picture) => !findMissingFields(picture, readConfig().checkForFields ?? defaultCheckForFields)[0]
  return [api, readConfig]
}
