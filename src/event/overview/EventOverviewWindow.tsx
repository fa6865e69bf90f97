import { useState } from 'react'
import type { Runtime } from '../../shell/createRuntime'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { useEventClosing } from '../useEventClosing'
import { earlyEvents } from './earlyEvents'
import { EventOverview } from './EventOverview'
import { eventOverviewLabels } from './eventOverviewLabels'
import type { OverviewOptions } from './OverviewOptions'

/** The member's own events: search, sort, publish, delete, copy, and open in the editor (events 2.1). */
export function EventOverviewWindow({ options }: WindowProps<OverviewOptions, never>) {
  const { runtime } = useShell()
  // Read once: what an open window is made for doesn't change under it.
  const [config] = useState(runtime.readConfig)
  useEventClosing(options)
  return (
    <ShellFrame>
      <EventOverview config={config} options={options} />
    </ShellFrame>
  )
}

EventOverviewWindow.labels = eventOverviewLabels
EventOverviewWindow.prefetch = (runtime: Runtime) => earlyEvents.ask(runtime.readConfig())
