import { webStore, type WebStore } from './webStore'

const memory = new Map<string, string>()

/** Opens the part of localStorage whose keys begin with `foyer.{area}.`: what stays on the device. */
export function localStore(area: string): WebStore {
  return webStore({ prefix: `foyer.${area}.`, memory, storage: () => window.localStorage })
}
