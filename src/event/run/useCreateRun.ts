import { useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { FailedRequest, isLoggedOut, refusalStatus } from '../../wire/FailedRequest'
import type { FormValue } from '../../wire/requestParts'
import { changeEvent } from '../cluster/changeEvent'
import { saveEvent } from '../cluster/eventClusterWire'
import { findSaved } from '../cluster/findSavedId'
import { useEventFailureReason } from '../useEventFailureReason'
import type { CreateRunLabel } from './createRunLabels'

type CreateAction = 'create' | 'undo'

/** The fields of the save that creates an event. */
type SentFields = Readonly<Record<string, FormValue>>

/** An event to create. */
export interface NewEvent {
  /** Unique among the events of the window. */
  readonly key: string
  readonly fields: SentFields
}

/** An event that could not be created or deleted. */
interface CreateFailure {
  readonly key: string
  readonly reason: string
}

/** The progress of creating or deleting events, or the result of a run that did not create or delete all of them. */
export type CreateRun =
  | { readonly status: 'running'; readonly action: CreateAction; readonly total: number; readonly tried: number }
  | {
      readonly status: 'ended'
      readonly action: CreateAction
      readonly leftCount: number
      readonly failures: readonly CreateFailure[]
      readonly isStopped: boolean
    }

interface CreateRunOptions {
  /**
   * Ids of the events that existed before the run and may have the title and the start of a created event. Undefined
   * if some of these ids are unknown.
   */
  readonly known: ReadonlySet<number> | undefined
  /** True when each event is searched for before it is saved, because it may exist already. */
  readonly isUnsure?: boolean
  /** Called when a run has created or deleted events, even if the window has closed. */
  onChanged(): void
}

/**
 * Error of an event that the run does not save, because the portal may have the event already. The run can't find out,
 * because it can't read the whole list of the event's day.
 */
class PerhapsSaved extends Error {}

const TOO_MANY = 429

/** True when the portal may have carried out a request although it failed. */
function isDoubtful(error: unknown): boolean {
  const kind = error instanceof FailedRequest ? error.failure.kind : undefined
  return kind === 'unreachable' || kind === 'malformed' || (refusalStatus(error) ?? 0) >= 500
}

/** True when further requests would probably fail for the same reason. */
const isHopeless = (error: unknown) =>
  isLoggedOut(error) ||
  refusalStatus(error) === TOO_MANY ||
  (error instanceof FailedRequest && error.failure.kind === 'unreachable')

/**
 * Creates events, one call after the other, and can delete the created ones. A run can be stopped, and repeated for the
 * events that it did not create or delete. If the result of a save is unknown, a retry searches for the event first.
 */
export function useCreateRun(config: ResolvedConfig, { known, isUnsure = false, onChanged }: CreateRunOptions) {
  const { runtime, showFailedRequest } = useShell()
  const reasonOf = useEventFailureReason()
  const t = useLabels<CreateRunLabel>()
  const [run, setRun] = useState<CreateRun>()
  const [made, setMade] = useState<ReadonlyMap<string, number | undefined>>(new Map())
  const doubtful = useRef(new Set<string>())
  /**
   * Ids of events that this window created. `findMade` ignores them, because two events of the window may have the same
   * title and start.
   */
  const ownIds = useRef(new Set<number>())
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  /**
   * Searches for a saved event. Returns undefined if there is none. Returns an object without an id if the event
   * exists, but not all earlier events are known: the found event may be one of the earlier events.
   * @throws PerhapsSaved if none is found, but the saved event may be in a part of the list that was not read
   */
  const findMade = async (sent: SentFields) => {
    const { ids, doubt } = await findSaved(config, sent).catch((error: unknown) => {
      if (error instanceof FailedRequest && error.failure.kind === 'malformed') return { ids: [], doubt: error }
      throw error
    })
    const found = ids.filter(id => !known?.has(id) && !ownIds.current.has(id))
    if (found.length > 0) return { id: known && Math.max(...found) }
    if (doubt) throw new PerhapsSaved('', { cause: doubt })
    return undefined
  }
  const create = async ({ key, fields }: NewEvent): Promise<number | undefined> => {
    const found = isUnsure || doubtful.current.has(key) ? await findMade(fields) : undefined
    if (found) return found.id
    const id = await saveEvent(config, null, fields).catch((error: unknown) => {
      if (isDoubtful(error)) doubtful.current.add(key)
      throw error
    })
    return id ?? (await findMade(fields).catch(() => undefined))?.id
  }

  /**
   * Runs an action for each event, one after the other, and reports the failures.
   * @param change changes one event, and resolves to a function that updates a copy of `made`
   */
  const runAll = async <Entry extends { readonly key: string }>(
    action: CreateAction,
    entries: readonly Entry[],
    change: (entry: Entry) => Promise<(old: Map<string, number | undefined>) => unknown>,
  ) => {
    if (stopping.current || entries.length === 0) return
    const stop = new AbortController()
    stopping.current = stop
    const failures: CreateFailure[] = []
    let tried = 0
    let doneCount = 0
    const total = entries.length
    setRun({ status: 'running', action, total, tried })
    for (const entry of entries) {
      if (stop.signal.aborted) break
      try {
        const edit = await change(entry)
        doneCount += 1
        setMade(old => {
          const next = new Map(old)
          edit(next)
          return next
        })
      } catch (thrown) {
        const isPerhapsSaved = thrown instanceof PerhapsSaved
        const error = isPerhapsSaved ? thrown.cause : thrown
        const reason = isPerhapsSaved
          ? t('event_repeat_perhaps')
          : await reasonOf(error).catch(() => t('error_dialog_description'))
        failures.push({ key: entry.key, reason })
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
    /** The keys of the created events, each with the event's id if it is known. */
    made,
    /** Adds an event to the created events, because another window saved it. */
    addMade(key: string, id: number | undefined) {
      if (id !== undefined) ownIds.current.add(id)
      setMade(old => new Map(old).set(key, id))
    },
    create: (events: readonly NewEvent[]) =>
      runAll('create', events, async event => {
        const id = await create(event)
        if (id !== undefined) ownIds.current.add(id)
        doubtful.current.delete(event.key)
        return old => old.set(event.key, id)
      }),
    undo: () =>
      runAll(
        'undo',
        [...made].flatMap(([key, id]) => (id === undefined ? [] : [{ key, id }])),
        async ({ key, id }) => {
          await changeEvent(config, id, 'delete')
          return old => old.delete(key)
        },
      ),
    /** Forgets the result of the last run. */
    forget: () => setRun(undefined),
    stop: () => stopping.current?.abort(),
  }
}
