import * as v from 'valibot'
import { localStore } from '../../lib/webStore'
import { type FoundEvents, noteLabels } from './FoundEvent'

/** A list of found events, stored until all chosen events are created. */
export interface KeptImport {
  /** Time when the list was last stored, in ms since 1970. A restored list is stored again. */
  readonly at: number
  readonly found: FoundEvents
  /** The person's choices: key of the event, and true if it is chosen. */
  readonly decisions: readonly (readonly [key: string, isChosen: boolean])[]
}

/**
 * The reason why a list is not stored. `large`: the list is too long. `full`: the browser has no room or forbids
 * storage.
 */
export type NotKept = 'large' | 'full'

interface KeptImportStore {
  read(): KeptImport | undefined
  /**
   * Stores a list in place of the earlier one.
   * @returns the reason if the list is not stored. A list that the browser refused is in memory while the page is open.
   * A list that is too large is not even in memory
   */
  write(found: FoundEvents): NotKept | undefined
  writeDecisions(decisions: KeptImport['decisions']): void
  remove(): void
}

/**
 * Maximum length of a stored list in characters. `localStorage` holds only a few megabytes, and the page's own scripts
 * use it too.
 */
const MAX_LENGTH = 1_000_000
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
const [LIST, DECISIONS] = ['import', 'importChoices']

const notes = v.array(
  v.object({
    label: v.picklist(noteLabels),
    markers: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
)
const keptList = v.object({
  account: v.string(),
  at: v.number(),
  found: v.object({
    events: v.array(
      v.object({
        key: v.string(),
        title: v.string(),
        text: v.string(),
        place: v.string(),
        organiser: v.string(),
        link: v.string(),
        ticketLink: v.string(),
        start: v.string(),
        end: v.string(),
        isDoubtful: v.boolean(),
        notes,
      }),
    ),
    notes,
  }),
})
const keptDecisions = v.fallback(v.array(v.tuple([v.string(), v.boolean()])), [])

/**
 * Opens the account's unfinished import on this device. First removes a list that belongs to another account, is older
 * than 30 days or can't be read. The device stores one list at a time. The choices have their own key, so that a new
 * choice does not rewrite the list.
 */
export function openKeptImport(account: number | string): KeptImportStore {
  const store = localStore('event')
  const own = String(account)
  const remove = () => {
    store.write(LIST, undefined)
    store.write(DECISIONS, undefined)
  }
  const readList = () => {
    const { success, output } = v.safeParse(keptList, store.read(LIST))
    return success && output.account === own && output.at > Date.now() - MAX_AGE_MS ? output : undefined
  }
  if (store.read(LIST) !== undefined && !readList()) remove()
  return {
    read() {
      const list = readList()
      return (
        list && {
          at: list.at,
          found: list.found,
          decisions: v.parse(keptDecisions, store.read(DECISIONS)),
        }
      )
    },
    write(found) {
      remove()
      const list = { account: own, at: Date.now(), found }
      if (JSON.stringify(list).length > MAX_LENGTH) return 'large'
      return store.write(LIST, list) ? undefined : 'full'
    },
    writeDecisions: decisions => void store.write(DECISIONS, decisions.length > 0 ? decisions : undefined),
    remove,
  }
}
