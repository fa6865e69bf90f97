import { useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { changeEvent } from '../cluster/changeEvent'
import type { OverviewLabel } from './eventOverviewLabels'
import type { useEventList } from './useEventList'

/** Events that were just unpublished. */
export interface Undoable {
  readonly ids: readonly number[]
  /** The title of the event, or the number of events. */
  readonly title: string
}

/** Offers to undo an unpublish: the events are then published again. */
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
    // If several calls fail, only the first error is shown.
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
