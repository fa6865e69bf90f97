import { type ReactNode, useState } from 'react'
import type { Runtime } from '../../shell/createRuntime'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { useEventClosing } from '../useEventClosing'
import { EventOverview } from './EventOverview'
import { eventOverviewLabels } from './eventOverviewLabels'
import { prefetchedEvents } from './eventPages'

/** Options of the overview window. */
export interface OverviewOptions {
  readonly keepHash?: boolean | undefined
  readonly reload?: boolean | undefined
}

/** Slots of the overview. A portal's template can change their positions. */
export interface OverviewSlots {
  /** Number of listed events. */
  readonly caption: ReactNode
  /** Buttons that create an event and import events. */
  readonly newEvent: ReactNode
  /** Button that opens the expert mode. */
  readonly expertMode: ReactNode
  /** Buttons that show and hide the search field and the date search. */
  readonly searchButton: ReactNode
  /** Search field. Missing until a person opens it. */
  readonly search: ReactNode
  /** Search for a date. Missing until a person opens it. */
  readonly dateSearch: ReactNode
  /** Quick filters, such as upcoming and unpublished events. */
  readonly filters: ReactNode
  /** Notices, such as the one with the button that undoes unpublishing. */
  readonly notices: ReactNode
  /** The events. Missing if there are none. */
  readonly table: ReactNode
  /** Text and buttons if there are no events. */
  readonly empty: ReactNode
  /** End of the list: more events are loading, they failed to load, or there are no more. */
  readonly endMarker: ReactNode
  /** Bar with the actions on the marked events. Missing while no event is marked, and while a bulk action runs. */
  readonly bulk: ReactNode
}

/** Name of a slot of the overview. */
export type OverviewSlot = keyof OverviewSlots

/** The member's own events: search, sort, publish, delete, copy, and open in the form (events 2.1). */
export function EventOverviewWindow({ options }: WindowProps<OverviewOptions, never>) {
  const { runtime } = useShell()
  // The configuration is read once, because it must not change in an open window.
  const [config] = useState(runtime.readConfig)
  useEventClosing(options)
  return (
    <ShellChrome>
      <EventOverview config={config} options={options} />
    </ShellChrome>
  )
}

EventOverviewWindow.labels = eventOverviewLabels
EventOverviewWindow.prefetch = (runtime: Runtime) => prefetchedEvents.ask(runtime.readConfig())
