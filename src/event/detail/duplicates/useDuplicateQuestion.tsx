import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatDateSpan } from '../../../lib/dates'
import { useShell } from '../../../shell/useShell'
import type { EventCluster } from '../../cluster/EventCluster'
import { fetchEventPage } from '../../cluster/eventClusterWire'
import type { EventFormState, EventFormStore } from '../form/createEventFormStore'
import { useEventFormState } from '../form/useEventForm'
import type { DetailLabel } from '../eventDetailLabels'
import { draftSpan } from '../span/eventSpan'
import { comparedDraft, findLikelyDuplicates } from './findLikelyDuplicates'

interface DuplicateListProps {
  readonly text: string
  readonly events: readonly EventCluster[]
  onOpen(id: number): void
}

const List = styled.ul`
  display: grid;
  gap: ${cssVar('space-2')};
  margin: ${cssVar('space-3')} 0 0;
  padding: 0;
  list-style: none;
`
const Link = styled.button`
  min-height: ${cssVar('size-control-small')};
  padding: 0;
  border: 0;
  background: none;
  color: ${cssVar('accent-text')};
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`
const About = styled.span`
  display: block;
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
`

/** Lists the likely duplicates, each with a link that opens the event. */
function DuplicateList({ text, events, onOpen }: DuplicateListProps) {
  return (
    <>
      {text}
      <List>
        {events.map(({ Id, MlTitle, DateFrom, DateTo, Location, LocationFreetext }) => (
          <li key={Id}>
            <Link type="button" onClick={() => Id !== null && onOpen(Id)}>
              {MlTitle}
            </Link>
            <About>
              {[formatDateSpan(DateFrom, DateTo), Location?.Name || LocationFreetext].filter(Boolean).join(' · ')}
            </About>
          </li>
        ))}
      </List>
    </>
  )
}

/** Fields that are compared to find duplicates. */
const IDENTITY = ['MlTitle', 'dateFrom', 'dateTo', 'Location']

/**
 * Returns the event's first day. Undefined if the event has no date, or if it is stored and no compared field has
 * changed.
 */
function comparedDay({ base, draft, changed }: EventFormState): string | undefined {
  if (base.Id !== null && !changed.some(name => IDENTITY.includes(name))) return undefined
  return draftSpan(draft, base).span?.DateFrom.slice(0, 10)
}

/**
 * Loads the first page of the member's own events on the event's first day, and again when this day changes. Loads
 * nothing for a stored event of which no compared field has changed. Returns a function that asks about likely
 * duplicates among the loaded events. The function resolves to true if the event may be saved. After the person has
 * agreed to save, it does not ask about the same duplicates again. It asks nothing if the events of that day are not
 * loaded.
 */
export function useDuplicateQuestion(config: ResolvedConfig, store: EventFormStore) {
  const { ask, openWindow } = useShell()
  const t = useLabels<DetailLabel>()
  const answered = useRef(new Set<number | null>())
  const day = useEventFormState(store, comparedDay)
  const { data: page } = useQuery({
    queryKey: [config.auth.account, config.customer, config.language, 'event', 'sameDay', day],
    queryFn:
      day === undefined ? skipToken : ({ signal }) => fetchEventPage(config, { search: '', date: day }, 1, signal),
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const loaded = useRef<{ readonly day: string | undefined; readonly events: readonly EventCluster[] }>(undefined)
  useEffect(() => {
    loaded.current = page && { day, events: page.EventClusters }
  }, [day, page])
  return async (): Promise<boolean> => {
    const { base, draft } = store.read()
    const { span } = draftSpan(draft, base)
    const firstDay = comparedDay(store.read())
    if (!span || firstDay === undefined || loaded.current?.day !== firstDay) return true
    const events = findLikelyDuplicates(comparedDraft(draft, base, span), loaded.current.events).filter(
      ({ Id }) => !answered.current.has(Id),
    )
    if (events.length === 0) return true
    const open = (eventId: number) => void openWindow('event.detail', { eventId, keepHash: true })
    const maySave = await ask({
      heading: t('event_duplicate_heading'),
      text: <DuplicateList text={t('event_duplicate_text')} events={events} onOpen={open} />,
      okText: t('event_duplicate_save'),
      cancelText: t('event_back_to_form'),
    })
    if (maySave) for (const { Id } of events) answered.current.add(Id)
    return maySave
  }
}
