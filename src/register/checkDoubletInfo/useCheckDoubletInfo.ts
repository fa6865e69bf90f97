import { useState } from 'react'
import { useShell } from '../../shell/useShell'
import { type FrameOptions, leavesPersonForm } from '../frame/FrameOptions'
import { useFrameAction } from '../frame/useFrameAction'
import { useLeaveQuestion } from '../frame/useLeaveQuestion'
import { claimDoublet } from '../person/personWire'
import { unfinishedForm } from '../unfinishedForm'

/**
 * Controller of the window checkdoubletinfo: sends the claim, or goes back to the list of persons and passes on the
 * written text (portal-accounts 4).
 */
export function useCheckDoubletInfo(options: FrameOptions) {
  const { runtime } = useShell()
  const { data, originalRequest = {}, doublet_id = '', doublet_text = '' } = options
  const [info_text, setInfo] = useState(options.info_text ?? '')
  const { runAction, running, refusal } = useFrameAction<'send' | 'back'>(options)
  const [isUnanswered, setUnanswered] = useState(false)
  useLeaveQuestion(info_text.trim() !== '')
  return {
    originalRequest,
    doubletLines: doublet_text
      .split('|')
      .map(line => line.trim())
      .filter(line => line !== ''),
    info_text,
    setInfo,
    running,
    refusal,
    isUnanswered,
    send: () =>
      void runAction(
        'send',
        async () => {
          const answer = await claimDoublet(runtime.readConfig(), originalRequest, {
            doublet_id,
            doublet_text,
            info_text,
          })
          if (leavesPersonForm(answer)) unfinishedForm('nameaddress').end()
          return answer
        },
        { isForm: true },
      ).then(setUnanswered),
    /** Goes back to the list of persons; undefined if the window was opened without the list. */
    back:
      data === undefined
        ? undefined
        : () =>
            void runAction('back', () => Promise.resolve({ next: 'checkdoublet', data, originalRequest, info_text })),
  }
}
