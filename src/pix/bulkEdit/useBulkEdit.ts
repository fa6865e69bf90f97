import { useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useFailureReason } from '../../shell/useFailureReason'
import { useShell } from '../../shell/useShell'
import { isLoggedOut } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { fetchPicture, updatePicture } from '../picture/pictureWire'
import { useAskBeforeLeaving } from '../picture/useAskBeforeLeaving'
import type { BulkEditOptions } from './BulkEditWindow'
import { type BulkField, bulkForm, type BulkValues, changesPicture, EMPTY, emptyFields } from './bulkEditModel'

/** A picture that could not be changed. */
export interface BulkFailure {
  readonly picture: Picture
  readonly reason: string
}

interface BulkRun {
  /** Pictures that are not changed yet, including the failed ones. The list changes only at the end of a run. */
  readonly left: readonly Picture[]
  readonly failures: readonly BulkFailure[]
  /** Number of pictures tried so far; undefined when no run is active. */
  readonly tried: number | undefined
}

/**
 * Controller of the bulk edit window: holds the typed values and saves the pictures one after the other. Failed
 * pictures can be retried.
 */
export function useBulkEdit(
  config: ResolvedConfig,
  { pictures, onSaved }: BulkEditOptions,
  close: (count: number) => void,
) {
  const { runtime, showFailedRequest } = useShell()
  const { keywordDelimiter: delimiter } = config.pix
  const reasonOf = useFailureReason()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<ReadonlySet<BulkField>>(new Set())
  const [run, setRun] = useState<BulkRun>({ left: pictures, failures: [], tried: undefined })
  const stopping = useRef<AbortController>(undefined)
  const savedCount = useRef(0)
  useEffect(() => () => stopping.current?.abort(), [])
  useAskBeforeLeaving(values.ticked.size > 0)

  const save = async () => {
    if (stopping.current || values.ticked.size === 0) return
    const empty = emptyFields(values, delimiter)
    setErrors(empty)
    if (empty.size > 0) return
    const stop = new AbortController()
    stopping.current = stop
    const left = new Set(run.left)
    const failures: BulkFailure[] = []
    let tried = 0
    setRun({ left: run.left, failures: [], tried })
    for (const picture of run.left) {
      if (stop.signal.aborted) break
      try {
        // Load the current version, because another person may have changed the picture since the list was loaded.
        const fresh = await fetchPicture(config, picture.Id, stop.signal)
        if (changesPicture(values, fresh)) {
          onSaved(await updatePicture(config, picture.Id, bulkForm(values, fresh, delimiter)))
          savedCount.current++
        }
        left.delete(picture)
      } catch (error) {
        if (!stop.signal.aborted) {
          failures.push({ picture, reason: await reasonOf(error) })
          if (isLoggedOut(error)) {
            stop.abort()
            void showFailedRequest(error)
          } else runtime.reportError(error)
        }
      }
      setRun({ left: run.left, failures: [], tried: ++tried })
    }
    stopping.current = undefined
    if (left.size === 0) close(savedCount.current)
    else setRun({ left: [...left], failures, tried: undefined })
  }
  return {
    values,
    change(part: Partial<BulkValues>) {
      setErrors(new Set())
      setValues(now => ({ ...now, ...part }))
    },
    /** Ticked fields that were empty at the last attempt to save. Any change of the form clears them. */
    errors,
    canSave: values.ticked.size > 0,
    run,
    save: () => void save(),
    stop: () => stopping.current?.abort(),
  }
}
