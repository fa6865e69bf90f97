import { CalendarX, SquareArrowOutUpRight } from 'lucide'
import { useMemo } from 'react'
import type { EventTab } from '../../api/EventApi'
import { Button } from '../../kit/control/Button'
import { EmptyState } from '../../kit/control/EmptyState'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { type EventCluster, isEditedHere } from '../cluster/EventCluster'
import { useExpertMode } from '../expert/useExpertMode'
import { useEventClosing } from '../useEventClosing'
import { type DetailLabel, eventDetailLabels } from './eventDetailLabels'
import { EventDetailForm } from './EventDetailForm'
import { useEventCluster } from './useEventCluster'

/** Options of the form's window. */
export interface EventDetailWindowOptions {
  /** Null for a new event. */
  readonly eventId: number | null
  readonly tab?: EventTab
  /** Id of the event to copy (list of decisions). */
  readonly copyOf?: number
  /** An event that is not saved yet. The form shows this event instead of an empty one. */
  readonly unsaved?: EventCluster
  /** Name of this event's drafts on the device. Required with `unsaved`. */
  readonly draftName?: string
  readonly keepHash?: boolean
  readonly reload?: boolean
  /** Called when the repeat window has created or deleted events. */
  onRepeated?(): void
}

/** The result of the form for the window that opened it: the id of the saved event, if it is known. */
export interface EventDetailResult {
  readonly savedId: number | undefined
}

/** Window with the form of a new event, a stored event, or a copy of a stored event (events 2.2). */
export function EventDetailWindow({ options, close }: WindowProps<EventDetailWindowOptions, EventDetailResult>) {
  const { runtime, hasPrevious } = useShell()
  const t = useLabels<DetailLabel>()
  // The configuration is read once, because it must not change in an open window.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const event = useEventCluster(config, options)
  // The window checks the type, because a page or the question about duplicates may open any event. A save with this
  // form would turn a series into a single event.
  const isForExperts = event.status === 'ready' && !isEditedHere(event.cluster.IdEventType)
  const expertId = isForExperts ? (options.eventId ?? options.copyOf) : undefined
  // If a window is behind this one, only the `keepHash` and `reload` of that window apply, when it closes.
  const transferClosing = useEventClosing(hasPrevious ? { keepHash: true } : options)
  const heading =
    options.eventId !== null ? undefined : t(options.copyOf === undefined ? 'event_new_heading' : 'event_copy_heading')
  return (
    <ShellChrome {...(heading !== undefined && { title: heading })}>
      {expertId !== undefined ? (
        <ExpertOnly eventId={expertId} isCopy={options.eventId === null} />
      ) : event.status === 'ready' ? (
        <EventDetailForm
          config={config}
          cluster={event.cluster}
          options={options}
          transferClosing={transferClosing}
          close={close}
        />
      ) : (
        <LoadState
          status={event.status}
          icon={CalendarX}
          heading={t('event_load_failed')}
          isFocused
          isWholeWindow
          onRetry={() => event.status === 'failed' && event.retry()}
        />
      )}
    </ShellChrome>
  )
}

EventDetailWindow.labels = eventDetailLabels

/**
 * Replaces the form for an event of a type that the form does not edit, such as a series. A save would turn the event
 * into a single event. Offers the expert mode (events 4.2).
 */
function ExpertOnly({
  eventId,
  isCopy,
}: {
  readonly eventId: number
  /** True when the event was to be copied. */ readonly isCopy: boolean
}) {
  const t = useLabels<DetailLabel>()
  const openExpertMode = useExpertMode()
  return (
    <WindowBody>
      <EmptyState
        icon={SquareArrowOutUpRight}
        heading={t('cluster_is_not_single_event_type_error_caption')}
        text={t(isCopy ? 'event_copy_not_single_text' : 'cluster_is_not_single_event_type_error_message')}
        action={
          <Button variant="primary" onClick={() => void openExpertMode(eventId)} autoFocus>
            {t('open_stage')}
          </Button>
        }
      />
    </WindowBody>
  )
}
