import { useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { LocalDate } from '../../lib/dates'
import { type ComparedEvent, findLikelyDuplicates } from '../detail/duplicates/findLikelyDuplicates'
import { useOwnEvents } from '../run/useOwnEvents'
import { shiftDay } from './shiftFields'

/** Maximum number of loaded pages. Without a maximum, a portal that ignores the search text would send all events. */
const MAX_PAGES = 10

/** Loads the member's own events with the event's title, to find the days on which the event exists already. */
export function useExistingEvents(config: ResolvedConfig, event: ComparedEvent) {
  const { title } = event
  const { events, ...own } = useOwnEvents(config, {
    queryKey: [config.auth.account, config.customer, config.language, 'event', 'title', title],
    searches: [{ search: title, date: '' }],
    maxPages: MAX_PAGES,
  })
  const isOn = useMemo(() => {
    // Results are cached, because each render asks for every date, and each comparison reads all events.
    const found = new Map<LocalDate, boolean>()
    return (date: LocalDate): boolean => {
      if (!found.has(date)) {
        const lastDay = shiftDay(event.lastDay, event.firstDay, date)
        found.set(date, findLikelyDuplicates({ ...event, firstDay: date, lastDay }, events).length > 0)
      }
      return found.get(date)!
    }
  }, [event, events])
  return {
    ...own,
    /** Returns true if the list has a likely duplicate on a day. */
    isOn,
  }
}
