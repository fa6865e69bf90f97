import { useEffect, useRef, useState } from 'react'
import { useLabels } from '../../labels/useLabels'
import { useLeaveGuard } from '../../shell/useLeaveGuard'
import { useShell } from '../../shell/useShell'
import type { CreateRunLabel } from './createRunLabels'
import type { useCreateRun } from './useCreateRun'

interface CreateWork extends Pick<ReturnType<typeof useCreateRun>, 'run' | 'made'> {
  readonly chosenCount: number
  /** Creates the chosen events. Returns false if the input has an error. */
  create(): boolean
}

/**
 * Holds the state of a window that creates several events. Asks before the window closes during a run. Focuses the
 * first field with an error if `create` returns false.
 */
export function useCreateWindow({ run, made, chosenCount, create }: CreateWork) {
  const { ask } = useShell()
  const t = useLabels<CreateRunLabel>()
  const place = useRef<HTMLFieldSetElement>(null)
  const [errorWish, setErrorWish] = useState(0)
  useEffect(() => {
    if (errorWish > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errorWish])
  const isRunning = run?.status === 'running'
  useLeaveGuard(isRunning, () =>
    ask({
      heading: t('event_repeat_leave_heading'),
      text: t('event_repeat_leave_text'),
      okText: t('event_repeat_leave'),
      cancelText: t('event_repeat_leave_not'),
      isCancelFirst: true,
    }),
  )
  return {
    /** The element of the fields. */
    place,
    isRunning,
    /** True while the created events are deleted. */
    isUndoing: isRunning && run.action === 'undo',
    /** True when all chosen events are created. */
    isDone: made.size > 0 && chosenCount === 0,
    create() {
      if (!create()) setErrorWish(wish => wish + 1)
    },
  }
}
