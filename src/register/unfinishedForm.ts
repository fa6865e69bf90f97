import * as v from 'valibot'
import { sessionStore } from '../lib/sessionStore'

/** Older input is of no use to anyone but the next person at the device. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000

const stored = v.object({ at: v.number(), values: v.record(v.string(), v.union([v.string(), v.boolean()])) })

/** What was typed into a form, by field. Never a password. */
type UnfinishedValues = v.InferOutput<typeof stored>['values']

/** A form that the tab keeps until it is sent. */
interface UnfinishedForm {
  /** What the same person left; another's is thrown away. */
  read(): UnfinishedValues | undefined
  keep(values: UnfinishedValues): void
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
    keep: values => store.write('form', { at: Date.now(), values }),
    end,
  }
}
