import { useState } from 'react'
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

/** A part of the overview that a server's template may place. */
export type OverviewSlot =
  | 'caption'
  | 'newEvent'
  | 'expertMode'
  | 'searchButton'
  | 'search'
  | 'dateSearch'
  | 'filters'
  | 'notices'
  | 'table'
  | 'empty'
  | 'endMarker'
  | 'bulk'

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
