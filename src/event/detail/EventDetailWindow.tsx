import { useEffect, useState } from 'react'
import { TextField } from '../../kit/field/TextField'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import { useShowFailure } from '../../shell/useShowFailure'
import type { WindowProps } from '../../shell/WindowTable'
import { fetchEventCluster } from '../cluster/eventClusterWire'
import { eventDetailLabels } from './eventDetailLabels'

/** The editor of one event (events 2.2). */
export function EventDetailWindow({ options: { eventId } }: WindowProps<{ eventId: number | null }, never>) {
  const { runtime } = useShell()
  const showFailure = useShowFailure()
  const t = useLabels<(typeof eventDetailLabels)[number]>()
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (eventId !== null) fetchEventCluster(runtime.readConfig(), eventId).then(cluster => setTitle(cluster.MlTitle), showFailure)
  }, [runtime, eventId, showFailure])
  return (
    <ShellFrame>
      <WindowBody>
        <TextField label={t('event_title')} value={title} onChange={setTitle} />
      </WindowBody>
    </ShellFrame>
  )
}

EventDetailWindow.labels = eventDetailLabels
