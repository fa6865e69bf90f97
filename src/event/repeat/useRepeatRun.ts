import { useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import type { LocalDate } from '../../lib/dates'
import { useFailureReason } from '../../shell/useFailureReason'
import { useShell } from '../../shell/useShell'
import { FailedRequest, isLoggedOut, refusalStatus } from '../../wire/FailedRequest'
import type { FormValue } from '../../wire/requestParts'
import { changeEvent } from '../cluster/changeEvent'
import { saveEvent } from '../cluster/eventClusterWire'
import { findSavedIds } from '../cluster/findSavedId'
import type { RepeatLabel } from './repeatLabels'
import { shiftFields } from './shiftFields'

type RepeatAction = 'create' | 'undo'

/** A date whose event could not be created or deleted. */
interface RepeatFailure {
  readonly date: LocalDate
  readonly reason: string
}

/** The progress of creating or deleting events, or its result if dates are left. */
export type RepeatRun =
  | { readonly status: 'running'; readonly action: RepeatAction; readonly total: number; readonly tried: number }
  | {
      readonly status: 'ended'
      readonly action: RepeatAction
      readonly leftCount: number
      readonly failures: readonly RepeatFailure[]
      readonly isStopped: boolean
    }

interface RepeatRunOptions {
  /** The fields of the event's own save. */
  readonly fields: Readonly<Record<string, FormValue>>
  /** The ids of all events that existed before; undefined if not all are known. */
  readonly known: ReadonlySet<number> | undefined
  /** Called when a run has created or deleted events, even if the window has closed. */
  onChanged(): void
}

const TOO_MANY = 429

/** True if the portal may have carried out a request although it failed. */
function isDoubtful(error: unknown): boolean {
  const kind = error instanceof FailedRequest ? error.failure.kind : undefined
  return kind === 'unreachable' || kind === 'malformed' || (refusalStatus(error) ?? 0) >= 500
}

/** True if every further request would fail for the same reason. */
const isHopeless = (error: unknown) =>
  isLoggedOut(error) ||
  refusalStatus(error) === TOO_MANY ||
  (error instanceof FailedRequest && error.failure.kind === 'unreachable')

/**
 * Creates the events, one call after the other, and deletes them again on request. A run can be stopped, and can be
 * repeated for the dates that are left. If the result of a save is unknown, a retry searches for the event first.
 */
export function useRepeatRun(config: ResolvedConfig, { fields, known, onChanged }: RepeatRunOptions) {
  const { runtime, showFailedRequest } = useShell()
  const reasonOf = useFailureReason()
  const t = useLabels<RepeatLabel>()
  const [run, setRun] = useState<RepeatRun>()
  const [made, setMade] = useState<ReadonlyMap<LocalDate, number | undefined>>(new Map())
  const doubtful = useRef(new Set<LocalDate>())
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  /**
   * Searches for a saved event. Its id is undefined if not all earlier events are known, because the found event may be
   * one of them.
   */
  const findMade = async (sent: Readonly<Record<string, FormValue>>) => {
    const ids = (await findSavedIds(config, sent)).filter(id => !known?.has(id))
    return ids.length > 0 ? { id: known && Math.max(...ids) } : undefined
  }
  const create = async (date: LocalDate, isPublished: boolean): Promise<number | undefined> => {
    const sent = shiftFields(fields, date, isPublished)
    const found = doubtful.current.has(date) ? await findMade(sent) : undefined
    if (found) return found.id
    const id = await saveEvent(config, null, sent).catch((error: unknown) => {
      if (isDoubtful(error)) doubtful.current.add(date)
      throw error
    })
    return id ?? (await findMade(sent).catch(() => undefined))?.id
  }

  /** Runs an action for each date, and reports the failures. */
  const runAll = async (
    action: RepeatAction,
    dates: readonly LocalDate[],
    change: (date: LocalDate) => Promise<(old: Map<LocalDate, number | undefined>) => unknown>,
  ) => {
    if (stopping.current || dates.length === 0) return
    const stop = new AbortController()
    stopping.current = stop
    const failures: RepeatFailure[] = []
    let tried = 0
    let doneCount = 0
    const total = dates.length
    setRun({ status: 'running', action, total, tried })
    for (const date of dates) {
      if (stop.signal.aborted) break
      try {
        const edit = await change(date)
        doneCount += 1
        setMade(old => {
          const next = new Map(old)
          edit(next)
          return next
        })
      } catch (error) {
        failures.push({ date, reason: await reasonOf(error) })
        if (isLoggedOut(error)) void showFailedRequest(error)
        else runtime.reportError(error)
        if (isHopeless(error)) stop.abort()
      }
      tried += 1
      setRun({ status: 'running', action, total, tried })
    }
    stopping.current = undefined
    const leftCount = total - doneCount
    const isStopped = stop.signal.aborted
    setRun(leftCount > 0 ? { status: 'ended', action, leftCount, failures, isStopped } : undefined)
    if (doneCount > 0) onChanged()
    const [done, left] = (
      {
        create: ['event_repeat_done', 'event_repeat_not_made'],
        undo: ['event_repeat_undone', 'event_repeat_not_undone'],
      } as const
    )[action]
    announce(t(leftCount > 0 ? left : done, { COUNT: leftCount || total }))
  }
  return {
    run,
    /** The dates of the created events, each with the event's id if it is known. */
    made,
    create: (dates: readonly LocalDate[], isPublished: boolean) =>
      runAll('create', dates, async date => {
        const id = await create(date, isPublished)
        doubtful.current.delete(date)
        return old => old.set(date, id)
      }),
    undo: () =>
      runAll(
        'undo',
        [...made].flatMap(([date, id]) => (id === undefined ? [] : [date])),
        async date => {
          await changeEvent(config, made.get(date)!, 'delete')
          return old => old.delete(date)
        },
      ),
    stop: () => stopping.current?.abort(),
  }
}
