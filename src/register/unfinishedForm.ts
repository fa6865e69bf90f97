import * as v from 'valibot'
import { webStore, type WebStore } from '../lib/webStore'

const memory = new Map<string, string>()

/** Opens the tab's entries whose keys begin with this prefix. They survive a reload. */
function openStore(prefix: string): WebStore {
  return webStore({ prefix, memory, storage: () => window.sessionStorage })
}

/** Returns the keys of the store with this prefix, without the prefix. */
function keysOf(prefix: string): string[] {
  const names = new Set([...memory.keys(), ...storedNames()])
  return [...names].filter(name => name.startsWith(prefix)).map(name => name.slice(prefix.length))
}

function storedNames(): string[] {
  try {
    return Object.keys(window.sessionStorage)
  } catch {
    return []
  }
}

/** Age in ms at which a draft expires. It does not stay longer, because another person can use the same tab later. */
const MAX_AGE_MS = 30 * 60 * 1000

/** Begins the key of every entry. The reference portal deletes these entries when the session changes. */
const PREFIX = 'foyer.unfinished.'
const [FORM, OWNER] = ['.form', '.owner']

const stored = v.object({ at: v.number(), values: v.record(v.string(), v.union([v.string(), v.boolean()])) })

/** Values typed into a form, by field. Never a password. */
type UnfinishedValues = v.InferOutput<typeof stored>['values']

/** Returns the time in ms until a stored draft expires. At most 0 if it has expired or is invalid. */
function timeLeft(draft: unknown): number {
  const { success, output } = v.safeParse(stored, draft)
  return success ? output.at + MAX_AGE_MS - Date.now() : 0
}

let nextCheck: ReturnType<typeof setTimeout> | undefined

/**
 * Removes the expired drafts of all forms in this tab, with their owners. If drafts are left, runs again when the next
 * one expires.
 */
function removeExpired(): void {
  clearTimeout(nextCheck)
  nextCheck = undefined
  const store = openStore(PREFIX)
  let wait = Infinity
  for (const key of keysOf(PREFIX).filter(name => name.endsWith(FORM))) {
    const formName = key.slice(0, -FORM.length)
    const left = timeLeft(store.read(key))
    // After a change of the clock, a draft may seem to last for weeks. A browser would run such a long timer at once.
    if (left > 0) wait = Math.min(wait, left, MAX_AGE_MS)
    else for (const part of [FORM, OWNER]) store.write(formName + part, undefined)
  }
  if (wait < Infinity) nextCheck = setTimeout(removeExpired, wait)
}

/** Draft of a form, which the tab stores until the form is sent. */
interface UnfinishedForm {
  /** Returns the owner's draft; undefined if there is none or it has expired. */
  read(): UnfinishedValues | undefined
  save(values: UnfinishedValues): void
  /** Removes the draft, because the form was sent or the draft is not wanted. */
  end(): void
}

/**
 * Opens the tab's draft of a form. The draft survives a reload. First removes the expired drafts of all forms. A draft
 * that expires while the page is open is removed then.
 * @param owner id of the account or the person who fills in the form; empty for a visitor
 */
export function unfinishedForm(formName: string, owner = ''): UnfinishedForm {
  removeExpired()
  // Each form has its own keys, because two forms can pass different owners for the same person. With shared keys, one
  // form would then remove the draft of the other.
  const store = openStore(`${PREFIX}${formName}.`)
  const end = () => {
    for (const key of ['form', 'owner']) store.write(key, undefined)
  }
  if (store.read('owner') !== owner) end()
  return {
    read() {
      removeExpired()
      const { success, output } = v.safeParse(stored, store.read('form'))
      return success ? output.values : undefined
    },
    save(values) {
      store.write('owner', owner)
      store.write('form', { at: Date.now(), values })
      nextCheck ??= setTimeout(removeExpired, MAX_AGE_MS)
    },
    end,
  }
}
