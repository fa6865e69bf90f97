import type { ResolvedConfig } from '../../config/resolveConfig'
import { createPrefetch } from '../../wire/createPrefetch'
import { type EventSearch, fetchEventPage } from '../cluster/eventClusterWire'
import { type EventRow, clusterToRow } from './EventRow'

/** One page of the list as it came. */
export interface EventListPage {
  readonly rows: readonly EventRow[]
  /** How many events came. */
  readonly size: number
  readonly isLast: boolean
  /** The errors of the events that could not be read. */
  readonly errors: readonly unknown[]
}

/** Changes to events since the list was loaded. They are stored beside the pages, because a page that is still loading does not include them. */
export interface EventChanges {
  readonly changed: ReadonlyMap<number, Partial<EventRow>>
  readonly gone: ReadonlySet<number>
  /** Events that were new to the list when they were saved; the last one first. */
  readonly saved: readonly EventRow[]
}

/** After this many pages in a row without a new event the list ends, because a portal may never mark its last page. */
const FRUITLESS = 3

function bringsNothing(pages: readonly EventListPage[]): boolean {
  const [earlier, latest] = [pages.slice(0, -FRUITLESS), pages.slice(-FRUITLESS)]
  const isKnown = ({ Id }: EventRow) => earlier.some(({ rows }) => rows.some(row => row.Id === Id))
  return earlier.length > 0 && latest.every(({ rows }) => rows.every(isKnown))
}

/** The loaded pages of the overview as one list, and what is done to it. */
export const eventPages = {
  /** Pages are counted from 1 (events 9). */
  first: 1,

  none: { changed: new Map(), gone: new Set(), saved: [] } as EventChanges,

  /** Every event once, as it is now: a new one moves the others on, so that the next page may bring one again. */
  all(pages: readonly EventListPage[], { changed, gone, saved }: EventChanges): EventRow[] {
    const byId = new Map<number, EventRow>()
    for (const row of [...saved, ...pages.flatMap(({ rows }) => rows)]) {
      if (gone.has(row.Id) || byId.has(row.Id)) continue
      const change = changed.get(row.Id)
      byId.set(row.Id, change ? { ...row, ...change } : row)
    }
    return [...byId.values()]
  },

  /**
   * The number of the page to ask for next; undefined: there is none. Deleted events leave room on the loaded pages, which the next ones
   * have moved up into: rather an event twice than one left out. A page without events is the last one, whatever the portal says.
   * @param deletedCount how many were deleted since the last page came
   */
  next(pages: readonly EventListPage[], lastNumber: number, deletedCount: number): number | undefined {
    const last = pages.at(-1)
    if (!last || last.isLast || last.size === 0 || bringsNothing(pages)) return undefined
    return Math.max(1, lastNumber + 1 - Math.ceil(deletedCount / Math.max(1, pages[0]?.size ?? 1)))
  },

  /** Puts an event in the place of its earlier state, or first where it is new. */
  put(changes: EventChanges, row: EventRow, isKnown: boolean): EventChanges {
    return {
      ...changes,
      changed: new Map(changes.changed).set(row.Id, row),
      saved: isKnown ? changes.saved : [row, ...changes.saved],
    }
  },

  setPublished(changes: EventChanges, ids: ReadonlySet<number>, isPublished: boolean): EventChanges {
    const changed = new Map(changes.changed)
    for (const id of ids) changed.set(id, { ...changed.get(id), isPublished })
    return { ...changes, changed }
  },

  remove(changes: EventChanges, ids: ReadonlySet<number>): EventChanges {
    return { ...changes, gone: new Set([...changes.gone, ...ids]) }
  },
}

/** A page of the member's own events, by the columns of the overview; what was never saved has no place in it. */
export async function fetchEventRows(
  config: ResolvedConfig,
  search: EventSearch,
  page: number,
  signal?: AbortSignal,
): Promise<EventListPage> {
  const { EventClusters, IsLastPage, errors } = await fetchEventPage(config, search, page, signal)
  const rows = EventClusters.flatMap(({ Id, ...cluster }) => (Id === null ? [] : [clusterToRow({ ...cluster, Id })]))
  return { rows, size: EventClusters.length + errors.length, isLast: IsLastPage, errors }
}

const prefetched = createPrefetch<EventListPage>()

const nameOf = ({ auth, customer, language, paths }: ResolvedConfig) =>
  JSON.stringify([auth.account, customer, language, paths.docRoot])

/** The first page of an overview that opens: it is on its way before the window is drawn. */
export const prefetchedEvents = {
  /** Asks for it, for who may see it; settles when it is here or has failed. */
  async ask(config: ResolvedConfig): Promise<void> {
    if (config.auth.account)
      await prefetched.prefetch(nameOf(config), () =>
        fetchEventRows(config, { search: '', date: '' }, eventPages.first),
      )
  },

  /** Gives what was asked for, once. */
  take: (config: ResolvedConfig) => prefetched.take(nameOf(config)),

  /** Gives what is here already, so that the window is drawn with it. */
  readNow: (config: ResolvedConfig) => prefetched.readNow(nameOf(config)),

  /** Forgets what is here already: a window was drawn with it. */
  drop: prefetched.drop,
}
