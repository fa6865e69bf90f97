import type { ResolvedConfig } from '../../config/resolveConfig'
import { createPrefetch } from '../../wire/createPrefetch'
import { type EventSearch, fetchEventPage } from '../cluster/eventClusterWire'
import type { LocalDate } from '../../lib/dates'
import { type EventRow, clusterToRow } from './EventRow'
import { beginWithNext } from './rowFilters'

/** One page of the list. */
export interface EventListPage {
  readonly rows: readonly EventRow[]
  /** Number of events in the response, also of those that could not be read. */
  readonly size: number
  readonly isLast: boolean
  /** The errors of the events that could not be read. */
  readonly errors: readonly unknown[]
}

/**
 * Changes to events since the list was loaded. The changes are stored beside the pages, because a page that was
 * requested before a change may arrive later with the old values.
 */
export interface EventChanges {
  readonly changed: ReadonlyMap<number, Partial<EventRow>>
  readonly gone: ReadonlySet<number>
  /** Saved events that were not in the list before; the latest first. */
  readonly saved: readonly EventRow[]
}

/**
 * Number of consecutive pages without a new event after which the list ends. Without this number, the list would never
 * end if a portal repeats pages and marks none of them as the last.
 */
const FRUITLESS = 3

function hasNoNewEvents(pages: readonly EventListPage[]): boolean {
  const [earlier, latest] = [pages.slice(0, -FRUITLESS), pages.slice(-FRUITLESS)]
  const isKnown = ({ Id }: EventRow) => earlier.some(({ rows }) => rows.some(row => row.Id === Id))
  return earlier.length > 0 && latest.every(({ rows }) => rows.every(isKnown))
}

/** The loaded pages of the overview as one list, and the changes to it. */
export const eventPages = {
  /** Pages are counted from 1 (events 9). */
  first: 1,

  none: { changed: new Map(), gone: new Set(), saved: [] } as EventChanges,

  /**
   * Returns every event once, in its current state. The next page may repeat an event, because a new event moves the
   * others down.
   * @param today if set, the list begins with the first event from this day on (`beginWithNext`). Events created since
   * the list was loaded are above this first event. Changed events keep their position.
   */
  all(pages: readonly EventListPage[], { changed, gone, saved }: EventChanges, today?: LocalDate): EventRow[] {
    const byId = new Map<number, EventRow>()
    const sent = pages.flatMap(({ rows }) => rows)
    for (const row of [...saved, ...(today ? beginWithNext(sent, today) : sent)]) {
      if (gone.has(row.Id) || byId.has(row.Id)) continue
      const change = changed.get(row.Id)
      byId.set(row.Id, change ? { ...row, ...change } : row)
    }
    return [...byId.values()]
  },

  /**
   * Returns the number of the next page; undefined if there is none. After deletions, later events move up into pages
   * that are loaded already. The next page is then one of these, because a repeated event is better than a missing one.
   * A page without events is the last one, even if the portal does not mark it.
   * @param deletedCount number of events deleted since the last page was loaded
   */
  next(pages: readonly EventListPage[], lastNumber: number, deletedCount: number): number | undefined {
    const last = pages.at(-1)
    if (!last || last.isLast || last.size === 0 || hasNoNewEvents(pages)) return undefined
    return Math.max(1, lastNumber + 1 - Math.ceil(deletedCount / Math.max(1, pages[0]?.size ?? 1)))
  },

  /** Replaces an event with its new state; adds a new event at the top. */
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

/** Fetches a page of the member's own events as rows of the overview. Leaves out events without an id. */
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

/** First page of the overview, requested before the window renders. */
export const prefetchedEvents = {
  /** Prefetches the page if an account is signed in. Settles when the response has arrived or failed. */
  async ask(config: ResolvedConfig): Promise<void> {
    if (config.auth.account)
      await prefetched.prefetch(nameOf(config), () =>
        fetchEventRows(config, { search: '', date: '' }, eventPages.first),
      )
  },

  /** Returns the prefetched page and forgets it. */
  take: (config: ResolvedConfig) => prefetched.take(nameOf(config)),

  /** Returns the page for the first render; undefined if it has not arrived. */
  readNow: (config: ResolvedConfig) => prefetched.readNow(nameOf(config)),

  /** Forgets an arrived page, because a window has rendered it. */
  drop: prefetched.drop,
}
