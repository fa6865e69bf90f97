import { useRef, useState } from 'react'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useShowFailure } from '../../shell/useShell'
import type { FrameAnswer } from './FrameAnswer'
import type { FrameOptions } from './FrameOptions'
import { useFrameAnswer } from './useFrameAnswer'

/**
 * Runs the acts of a frame window, one at a time: sends a call and follows its answer. `running` is the act under way, `refusal` the
 * error of the last answer; a failed call is shown, and the window stays as it is, as after an answer that the act keeps to itself.
 */
export function useFrameAct<Act extends string>(options: FrameOptions) {
  const follow = useFrameAnswer(options)
  const showFailure = useShowFailure()
  const { run } = useSubmitGuard()
  const hasLeft = useRef(false)
  const [running, setRunning] = useState<Act>()
  const [refusal, setRefusal] = useState<string>()
  const act = (name: Act, send: () => Promise<FrameAnswer | undefined>): Promise<void> =>
    run(async () => {
      // A press on a window that is on its way out is none.
      if (hasLeft.current) return
      setRunning(name)
      setRefusal(undefined)
      try {
        const answer = await send()
        if (answer) hasLeft.current = await follow(answer, setRefusal)
      } catch (failure) {
        await showFailure(failure)
      } finally {
        setRunning(undefined)
      }
    })
  return { act, running, refusal }
}
