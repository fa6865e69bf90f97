import { createElement, useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { isLoggedOut } from '../../wire/FailedRequest'
import { changeEvent, type EventChange } from '../cluster/changeEvent'
import { useEventFailureReason } from '../useEventFailureReason'
import type { OverviewLabel } from './eventOverviewLabels'
import type { EventRow } from './EventRow'
import { DeleteList } from './parts/DeleteList'
import type { useEventList } from './useEventList'
import type { useUndo } from './useUndo'

/** An event for which a bulk action failed. */
interface BulkFailure {
  readonly row: EventRow
  readonly reason: string
}

/** The progress or the result of a bulk action. */
export type BulkRun =
  | { readonly status: 'running'; readonly change: EventChange; readonly total: number; readonly tried: number }
  | {
      readonly status: 'ended'
      readonly change: EventChange
      readonly left: readonly EventRow[]
      readonly failures: readonly BulkFailure[]
      readonly isStopped: boolean
    }

type BulkActions = Pick<ReturnType<typeof useEventList>, 'setPublished' | 'remove'> &
  Pick<ReturnType<typeof useUndo>, 'offer'> & { onDone(id: number): void }

/**
 * Changes several events, one call after the other. A run can be stopped, and stops when the session has ended. A retry
 * runs only for the events that were not changed.
 */
export function useBulkActions(config: ResolvedConfig, { setPublished, remove, offer, onDone }: BulkActions) {
  const { runtime, ask, showFailedRequest } = useShell()
  const reasonOf = useEventFailureReason()
  const t = useLabels<OverviewLabel>()
  const [run, setRun] = useState<BulkRun>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  const changeAll = async (rows: readonly EventRow[], change: EventChange) => {
    if (stopping.current || rows.length === 0) return
    const stop = new AbortController()
    stopping.current = stop
    const left = new Set(rows)
    const failures: BulkFailure[] = []
    const done: number[] = []
    setRun({ status: 'running', change, total: rows.length, tried: 0 })
    let tried = 0
    for (const row of rows) {
      if (stop.signal.aborted) break
      const ids = new Set([row.Id])
      try {
        if ((await changeEvent(config, row.Id, change, stop.signal)) === 'gone' || change === 'delete') remove(ids)
        else {
          setPublished(ids, change === 'publish')
          if (row.isPublished && change === 'unpublish') done.push(row.Id)
        }
        left.delete(row)
        onDone(row.Id)
      } catch (error) {
        if (!stop.signal.aborted) {
          failures.push({ row, reason: await reasonOf(error) })
          if (isLoggedOut(error)) {
            stop.abort()
            void showFailedRequest(error)
          } else runtime.reportError(error)
        }
      }
      tried += 1
      setRun({ status: 'running', change, total: rows.length, tried })
    }
    stopping.current = undefined
    if (done.length > 0) offer(done, t('event_bulk_titles', { COUNT: done.length }))
    setRun(
      left.size > 0
        ? { status: 'ended', change, left: [...left], failures, isStopped: stop.signal.aborted }
        : undefined,
    )
    announce(t(left.size > 0 ? 'event_bulk_failed' : 'event_bulk_done', { COUNT: left.size || rows.length }))
  }
  return {
    run,
    async start(rows: readonly EventRow[], change: EventChange) {
      const text = createElement(DeleteList, { rows })
      if (
        change === 'delete' &&
        !(await ask({ heading: t('delete_event_head'), text, okText: t('event_delete'), isDangerous: true }))
      )
        return
      await changeAll(rows, change)
    },
    retry: () => run?.status === 'ended' && void changeAll(run.left, run.change),
    stop: () => stopping.current?.abort(),
    forget: () => setRun(undefined),
  }
}
