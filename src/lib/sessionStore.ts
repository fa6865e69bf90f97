import { webStore, type WebStore } from './webStore'

const memory = new Map<string, string>()

/**
 * Opens the part of sessionStorage whose keys begin with `foyer.{area}.`: what this tab keeps over a reload, for one owner. What
 * another owner left in it is cleared first.
 * @param owner the account; empty for a visitor
 */
export function sessionStore(area: string, owner: string): WebStore {
  const prefix = `foyer.${area}.`
  const store = webStore({ prefix, memory, storage: () => window.sessionStorage })
  if (store.read('owner') !== owner) {
    for (const name of [...memory.keys(), ...storedNames()]) if (name.startsWith(prefix)) store.write(name.slice(prefix.length), undefined)
    store.write('owner', owner)
  }
  return store
}

function storedNames(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}
