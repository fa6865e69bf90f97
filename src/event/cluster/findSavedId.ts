import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FormValue } from '../../wire/requestParts'
import { fetchEventPage } from './eventClusterWire'

/** Maximum number of pages that are read. Without a maximum, a portal that ignores the day would send all events. */
const MAX_PAGES = 20

type SentFields = Readonly<Record<string, FormValue>>

/** The events with the title and the start that a save has sent. */
interface SavedEvents {
  readonly ids: readonly number[]
  /**
   * Error that is set if the saved event may exist although `ids` lacks it. Either an event that can't be read may have
   * this title and start, or the list has more pages than are read.
   */
  readonly doubt: unknown
}

/** Returns the start to the minute, in the format that a save sends. */
const minuteOf = (start: string) => start.replace(' ', 'T').slice(0, 16)

/** True when an unreadable event may be the saved one: its title and its start are the same or can't be read. */
function mayBe(event: unknown, title: FormValue | undefined, start: string): boolean {
  const { MlTitle, DateFrom } = (event ?? {}) as Readonly<Record<string, unknown>>
  return (
    (typeof MlTitle !== 'string' || MlTitle.trim() === title) &&
    (typeof DateFrom !== 'string' || minuteOf(DateFrom) === minuteOf(start))
  )
}

/**
 * Finds the events with the title and the start that a save has sent, in the list of that day.
 * @param fields the fields of the save
 */
export async function findSaved(config: ResolvedConfig, { MlTitle, DateFrom }: SentFields): Promise<SavedEvents> {
  if (typeof DateFrom !== 'string') return { ids: [], doubt: undefined }
  const ids = new Set<number>()
  let doubt: unknown
  let isLast = false
  for (let page = 1; !isLast && page <= MAX_PAGES; page += 1) {
    const search = { search: '', date: DateFrom.slice(0, 10) }
    const found = await fetchEventPage(config, search, page, undefined, (event, error) => {
      if (mayBe(event, MlTitle, DateFrom)) doubt ??= error
    })
    for (const cluster of found.EventClusters)
      if (
        cluster.Id !== null &&
        cluster.MlTitle.trim() === MlTitle &&
        minuteOf(cluster.DateFrom) === minuteOf(DateFrom)
      )
        ids.add(cluster.Id)
    isLast = found.IsLastPage || (found.EventClusters.length === 0 && found.errors.length === 0)
  }
  if (!isLast) doubt ??= new Error(`The portal's list of one day has more than ${MAX_PAGES} pages.`)
  return { ids: [...ids], doubt }
}

/**
 * Looks for a new event in the list of its day, because some portals do not return the id of a saved event.
 * @param fields the fields that were sent
 * @returns the highest id of the events with that title and start; undefined if none is found or the list does not load
 */
export async function findSavedId(config: ResolvedConfig, fields: SentFields): Promise<number | undefined> {
  // The event is saved already, so a failed search must not look like a failed save.
  const ids = await findSaved(config, fields).then(
    found => found.ids,
    () => [],
  )
  return ids.length > 0 ? Math.max(...ids) : undefined
}
