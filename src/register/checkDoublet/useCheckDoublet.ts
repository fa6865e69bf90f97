import { useMemo, useState } from 'react'
import { useShell } from '../../shell/useShell'
import { type FrameOptions, leavesPersonForm } from '../frame/FrameOptions'
import { useFrameAction } from '../frame/useFrameAction'
import { type Candidate, personText, readCandidates } from '../person/readCandidates'
import { insertUser } from '../person/personWire'
import { unfinishedForm } from '../unfinishedForm'

/**
 * Controller of the window checkdoublet. The person says 'that is me' for an entry of the list (`take`), goes back to
 * the form, or registers anyway (portal-accounts 4).
 */
export function useCheckDoublet(options: FrameOptions) {
  const { runtime } = useShell()
  const [config] = useState(runtime.readConfig)
  const candidates = useMemo(() => readCandidates(options.data, runtime.reportError), [options.data, runtime])
  const { runAction, running, refusal } = useFrameAction<'take' | 'someone-else' | 'anyway'>(options)
  const { data, originalRequest, info_text } = options
  return {
    config,
    candidates,
    running,
    refusal,
    /**
     * Opens the next window without a request. Passes on the chosen person, the entered data and the list of persons.
     * 'Back' in the next window needs the list.
     */
    take: ({ id, ...candidate }: Candidate) =>
      void runAction('take', () =>
        Promise.resolve({
          next: 'checkdoubletinfo',
          data,
          originalRequest,
          info_text,
          doublet_id: id,
          doublet_text: personText(candidate),
        }),
      ),
    someoneElse: () => void runAction('someone-else', () => Promise.resolve({ next: 'nameaddress', originalRequest })),
    registerAnyway: () =>
      void runAction('anyway', async () => {
        const answer = await insertUser(config)
        if (leavesPersonForm(answer)) unfinishedForm('nameaddress').end()
        return answer
      }),
  }
}
