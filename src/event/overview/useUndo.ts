import { useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { refusalStatus } from '../../wire/FailedRequest'
import { deleteEvent, publishEvent } from '../cluster/eventClusterWire'
import type { OverviewLabel } from './eventOverviewLabels'
import type { useEventList } from './useEventList'

/** A change of one or several events. */
export type EventChange = 'publish' | 'unpublish' | 'delete'

/**
 * Publishes, unpublishes or deletes an event.
 * @returns `gone` if the portal no longer has the event: another tab deleted it, or the response to an earlier try was
 * lost
 */
export async function changeEvent(
  config: ResolvedConfig,
  id: number,
  change: EventChange,
  signal?: AbortSignal,
): Promise<'done' | 'gone'> {
  try {
    if (change === 'delete') await deleteEvent(config, id, signal)
    else await publishEvent(config, id, change === 'publish', signal)
    return 'done'
  } catch (error) {
    if (refusalStatus(error) === 404) return 'gone'
    throw error
  }
}

/** Events that were just unpublished. */
export interface Undoable {
  readonly ids: readonly number[]
  /** Their common title. */
  readonly title: string
}

/** Offers to publish just unpublished events again, by the opposite call. */
export function useUndo(
  config: ResolvedConfig,
  { setPublished }: Pick<ReturnType<typeof useEventList>, 'setPublished'>,
) {
  const { showFailedRequest } = useShell()
  const t = useLabels<OverviewLabel>()
  const [undoable, setUndoable] = useState<Undoable>()
  const publishAgain = async ({ ids, title }: Undoable) => {
    setUndoable(undefined)
    const failures: unknown[] = []
    for (const id of ids) {
      try {
        if ((await changeEvent(config, id, 'publish')) === 'done') setPublished(new Set([id]), true)
      } catch (error) {
        failures.push(error)
      }
    }
    // If several calls fail for the same reason, the error is shown once.
    if (failures.length > 0) await showFailedRequest(failures[0], () => void publishAgain({ ids, title }))
    else announce(t('event_undone', { TITLE: title }))
  }
  return {
    undoable,
    offer: (ids: readonly number[], title: string) => setUndoable({ ids, title }),
    undo: () => undoable && publishAgain(undoable),
    forget: () => setUndoable(undefined),
  }
}
