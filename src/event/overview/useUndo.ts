import { useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShowFailure } from '../../shell/useShell'
import { changeEvent } from './changeEvent'
import type { OverviewLabel } from './OverviewLabel'
import type { useEventList } from './useEventList'

/** Events that were taken back a moment ago. */
export interface Undoable {
  readonly ids: readonly number[]
  /** What they are called together. */
  readonly title: string
}

/** Offers to publish again what was taken back a moment ago, by the opposite call. */
export function useUndo(config: ResolvedConfig, { setPublished }: Pick<ReturnType<typeof useEventList>, 'setPublished'>) {
  const showFailure = useShowFailure()
  const t = useLabels<OverviewLabel>()
  const [undoable, setUndoable] = useState<Undoable>()
  const undo = async () => {
    if (!undoable) return
    setUndoable(undefined)
    const failures: unknown[] = []
    for (const id of undoable.ids) {
      try {
        if ((await changeEvent(config, id, 'publish')) === 'done') setPublished(new Set([id]), true)
      } catch (error) {
        failures.push(error)
      }
    }
    // What failed for one reason is said once.
    if (failures.length > 0) await showFailure(failures[0])
    else announce(t('event_undone', { TITLE: undoable.title }))
  }
  return { undoable, offer: (ids: readonly number[], title: string) => setUndoable({ ids, title }), undo, forget: () => setUndoable(undefined) }
}
