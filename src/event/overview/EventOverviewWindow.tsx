import { CalendarDays } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../kit/control/EmptyState'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import { useShowFailure } from '../../shell/useShowFailure'
import type { EventCluster } from '../cluster/EventCluster'
import { fetchEventPage } from '../cluster/eventClusterWire'
import { eventOverviewLabels } from './eventOverviewLabels'

/** The member's own events (events 2.1). */
export function EventOverviewWindow() {
  const { runtime, openWindow } = useShell()
  const showFailure = useShowFailure()
  const t = useLabels<(typeof eventOverviewLabels)[number]>()
  const [events, setEvents] = useState<readonly EventCluster[]>([])
  useEffect(() => {
    fetchEventPage(runtime.readConfig(), { search: '', date: '' }, 1).then(page => setEvents(page.EventClusters), showFailure)
  }, [runtime, showFailure])
  return (
    <ShellFrame>
      <WindowBody>
        {events.length === 0 && <EmptyState icon={CalendarDays} heading={t('event_overview_empty')} />}
        {events.map(({ Id, MlTitle }) => (
          <button key={Id} type="button" onClick={() => void openWindow('event.detail', { eventId: Id })}>
            {MlTitle}
          </button>
        ))}
      </WindowBody>
    </ShellFrame>
  )
}

EventOverviewWindow.labels = eventOverviewLabels
