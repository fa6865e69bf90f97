import { CalendarX } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../kit/control/Button'
import { EmptyState } from '../../kit/control/EmptyState'
import { WindowBody } from '../../kit/window/WindowBody'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useLabels } from '../../labels/useLabels'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { isEditedHere } from '../cluster/isEditedHere'
import { useEventClosing } from '../useEventClosing'
import type { DetailLabel } from './DetailLabel'
import { eventDetailLabels } from './eventDetailLabels'
import type { EventDetailResult, EventDetailWindowOptions } from './EventDetailOptions'
import { EventEditor } from './EventEditor'
import { ExpertOnly } from './parts/ExpertOnly'
import { useEventCluster } from './useEventCluster'

/** The editor of one event: a new one, one of the portal, or a copy of one (events 2.2). */
export function EventDetailWindow({ options, close }: WindowProps<EventDetailWindowOptions, EventDetailResult>) {
  const { runtime, hasPrevious } = useShell()
  const t = useLabels<DetailLabel>()
  // Read once: what an open window is made for doesn't change under it.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const event = useEventCluster(config, options)
  // Also for an event that a page or a list of duplicates names, and for a copy: saved here, a series would be one no more.
  const isForExperts = event.status === 'ready' && !isEditedHere(event.cluster.IdEventType)
  const expertId = isForExperts ? (options.eventId ?? options.copyOf) : undefined
  // Over the overview it is the overview that ends.
  const handOn = useEventClosing(hasPrevious ? { keepHash: true } : options)
  const heading = options.eventId !== null ? undefined : t(options.copyOf === undefined ? 'event_new_heading' : 'event_copy_heading')
  return (
    <ShellFrame {...(heading !== undefined && { title: heading })}>
      {expertId !== undefined ? (
        <ExpertOnly eventId={expertId} isCopy={options.eventId === null} />
      ) : event.status === 'ready' ? (
        <EventEditor config={config} cluster={event.cluster} options={options} handOn={handOn} close={close} />
      ) : event.status === 'loading' ? (
        <WindowSkeleton label={t('ui_loading')} kind="lines" />
      ) : (
        <WindowBody>
          <EmptyState
            icon={CalendarX}
            heading={t('event_load_failed')}
            action={
              <Button variant="primary" onClick={event.retry} autoFocus>
                {t('ui_retry')}
              </Button>
            }
          />
        </WindowBody>
      )}
    </ShellFrame>
  )
}

EventDetailWindow.labels = eventDetailLabels
