import * as v from 'valibot'
import { webStore, type WebStore } from '../lib/webStore'

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
    for (const name of [...memory.keys(), ...storedNames()])
      if (name.startsWith(prefix)) store.write(name.slice(prefix.length), undefined)
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

/** Older input is of no use to anyone but the next person at the device. */
const MAX_AGE_MS = 30 * 60 * 1000

const stored = v.object({ at: v.number(), values: v.record(v.string(), v.union([v.string(), v.boolean()])) })

/** What was typed into a form, by field. Never a password. */
type UnfinishedValues = v.InferOutput<typeof stored>['values']

/** A form that the tab keeps until it is sent. */
interface UnfinishedForm {
  /** What the same person left; another's is thrown away. */
  read(): UnfinishedValues | undefined
  save(values: UnfinishedValues): void
  /** Nothing is left to keep: it was sent, or is not wanted. */
  end(): void
}

/**
 * Opens what the tab keeps of a form, so that it survives a reload.
 * @param owner whose input it is: the account, or empty for a visitor
 */
export function unfinishedForm(formName: string, owner = ''): UnfinishedForm {
  // An area of its own for each form: forms may know a person by different names.
  const store = sessionStore(`unfinished.${formName}`, owner)
  const end = () => store.write('form', undefined)
  return {
    read() {
      const { success, output } = v.safeParse(stored, store.read('form'))
      if (success && output.at > Date.now() - MAX_AGE_MS) return output.values
      end()
      return undefined
    },
    save: values => store.write('form', { at: Date.now(), values }),
    end,
  }
}
