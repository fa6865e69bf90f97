import { useRef } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatDateSpan } from '../../../lib/dates'
import { useShell } from '../../../shell/useShell'
import type { EventCluster } from '../../cluster/EventCluster'
import { fetchEventPage } from '../../cluster/eventClusterWire'
import type { EventFormStore } from '../form/createEventFormStore'
import type { DetailLabel } from '../eventDetailLabels'
import { draftSpan } from '../span/eventSpan'
import { comparedCluster, findLikelyDuplicates } from './findLikelyDuplicates'

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

/** Lists the events that may be the same one, each with a link that opens it. */
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

/** Time limit of the comparison in ms. Saving then continues without it. */
const WAIT_MS = 4000
/** Fields that are compared to find duplicates. */
const IDENTITY = ['MlTitle', 'dateFrom', 'dateTo', 'Location']

/**
 * Returns a function that compares the event with the member's own events of its day, and asks about likely duplicates. It resolves to true
 * if the event may be saved.
 */
export function useDuplicateQuestion(config: ResolvedConfig, store: EventFormStore) {
  const { ask, openWindow, runtime } = useShell()
  const t = useLabels<DetailLabel>()
  const answered = useRef(new Set<number | null>())
  return async (): Promise<boolean> => {
    const { base, draft, changed } = store.read()
    const { span } = draftSpan(draft, base)
    if (!span || (base.Id !== null && !changed.some(name => IDENTITY.includes(name)))) return true
    const date = span.DateFrom.slice(0, 10)
    const own = {
      ...comparedCluster(base),
      title: draft.MlTitle,
      firstDay: date,
      lastDay: span.DateTo.slice(0, 10),
      placeId: draft.Location.id,
      place: draft.Location.text,
    }
    const events = await fetchEventPage(config, { search: '', date }, 1, AbortSignal.timeout(WAIT_MS)).then(
      page => findLikelyDuplicates(own, page.EventClusters).filter(({ Id }) => !answered.current.has(Id)),
      (error: unknown) => {
        // Ignored here, because the save itself reports errors of the portal.
        runtime.reportError(error)
        return []
      },
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
