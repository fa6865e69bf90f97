import { useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { isLoggedOut } from '../../wire/FailedRequest'
import { checkAccountExists } from '../account/accountWire'
import { standingOf, type AccountStanding } from './userPassModel'

/**
 * State of the account in the field, as the portal knows it. `findStanding` sends one request for each account and returns the result.
 * An ended session shows its dialog, other errors are logged. `forget` resets the state, for example when a person enters the field. `learn`
 * takes over the result of another response.
 */
export function useAccountStanding(config: ResolvedConfig) {
  const { runtime, showFailedRequest } = useShell()
  const [standing, setStanding] = useState<AccountStanding>('unknown')
  const asked = useRef<{ readonly account: string; readonly answer: Promise<AccountStanding> }>(undefined)
  // A response counts only for the visit to the field that requested it.
  const visit = useRef(0)

  const ask = async (account: string): Promise<AccountStanding> => {
    try {
      return standingOf(account, await checkAccountExists(config, account))
    } catch (error) {
      if (isLoggedOut(error)) void showFailedRequest(error)
      else runtime.reportError(error)
      asked.current = undefined
      return 'unchecked'
    }
  }
  const findStanding = async (account: string): Promise<AccountStanding> => {
    if (asked.current?.account !== account) {
      setStanding('checking')
      asked.current = { account, answer: ask(account) }
    }
    const own = visit.current
    const found = await asked.current.answer
    if (own === visit.current) setStanding(found)
    return found
  }
  return {
    standing,
    findStanding,
    forget() {
      visit.current += 1
      setStanding('unknown')
    },
    learn(account: string, found: AccountStanding) {
      asked.current = { account, answer: Promise.resolve(found) }
      setStanding(found)
    },
  }
}
