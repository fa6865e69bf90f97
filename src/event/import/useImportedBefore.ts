import { useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { EventSearch } from '../cluster/eventClusterWire'
import { useOwnEvents } from '../run/useOwnEvents'
import { findExisting } from './findExisting'
import type { FoundEvent } from './FoundEvent'

/** Maximum number of searches for days or titles. If more are needed, the whole list of own events is read. */
const MAX_SEARCHES = 30
/** Maximum number of pages that are read. A portal may have very many events, or may never mark its last page. */
const MAX_PAGES = 100

const ofTitle = (search: string): EventSearch => ({ search, date: '' })

/**
 * Returns the searches that find the possible duplicates with the fewest requests: by title or by day. A search by
 * title can miss an event whose title is only similar.
 */
function searchesFor(events: readonly FoundEvent[]): readonly EventSearch[] {
  const titlesOf = (some: readonly FoundEvent[]) => [...new Set(some.map(({ title }) => title).filter(Boolean))]
  const days = [...new Set(events.map(({ start }) => start.slice(0, 10)).filter(Boolean))]
  const byTitle = titlesOf(events).map(ofTitle)
  const byDay = [
    ...days.map(date => ({ search: '', date })),
    // An event without a date is found by its title only.
    ...titlesOf(events.filter(({ start }) => start === '')).map(ofTitle),
  ]
  const fewest = byTitle.length < byDay.length ? byTitle : byDay
  return fewest.length > MAX_SEARCHES ? [ofTitle('')] : fewest
}

/**
 * Loads the member's own events that may be duplicates of found events. The result has the keys of the found events
 * that exist already.
 * @param round number that changes with each source, so that the own events are loaded again. Events of an earlier
 * source may have been created since the last load
 */
export function useImportedBefore(config: ResolvedConfig, found: readonly FoundEvent[], round: number) {
  const searches = useMemo(() => searchesFor(found), [found])
  const { events, ...own } = useOwnEvents(config, {
    queryKey: ['event.import', 'own', config.auth.account, config.customer, round, searches],
    searches,
    maxPages: MAX_PAGES,
  })
  return {
    ...own,
    /** Keys of the found events that exist already. */
    existing: useMemo(
      () =>
        findExisting(
          found,
          events.filter(({ Id }) => Id !== null),
        ),
      [found, events],
    ),
  }
}
