import { useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { isLoggedOut } from '../../wire/FailedRequest'
import { checkAccountExists } from '../account/accountWire'
import { accountStatusOf, type AccountStatus } from './userPassModel'

/**
 * Holds the state that the typed account has on the portal. `findStatus` returns this state. If the account is the same
 * as at its last call, `findStatus` sends no new request, unless the earlier request failed. If the session has ended,
 * a dialog says so. Other errors are only reported. `forget` resets the state, for example when a person enters the
 * field. `learn` stores a state that the response to another call has shown.
 */
export function useAccountStatus(config: ResolvedConfig) {
  const { runtime, showFailedRequest } = useShell()
  const [accountStatus, setAccountStatus] = useState<AccountStatus>('unknown')
  const asked = useRef<{ readonly account: string; readonly answer: Promise<AccountStatus> }>(undefined)
  // Counts how often the person has entered the account field. A response changes the state only if the person has not
  // entered the field since the request.
  const visit = useRef(0)

  const ask = async (account: string): Promise<AccountStatus> => {
    try {
      return accountStatusOf(account, await checkAccountExists(config, account))
    } catch (error) {
      if (isLoggedOut(error)) void showFailedRequest(error)
      else runtime.reportError(error)
      // A newer account may have been asked for meanwhile.
      if (asked.current?.account === account) asked.current = undefined
      return 'unchecked'
    }
  }
  const findStatus = async (account: string): Promise<AccountStatus> => {
    if (asked.current?.account !== account) {
      setAccountStatus('checking')
      asked.current = { account, answer: ask(account) }
    }
    const own = visit.current
    const found = await asked.current.answer
    if (own === visit.current) setAccountStatus(found)
    return found
  }
  return {
    accountStatus,
    findStatus,
    forget() {
      visit.current += 1
      setAccountStatus('unknown')
    },
    learn(account: string, found: AccountStatus) {
      asked.current = { account, answer: Promise.resolve(found) }
      setAccountStatus(found)
    },
  }
}
