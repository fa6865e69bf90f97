import { useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { checkAccountExists } from '../account/accountWire'
import { standingOf, type AccountStanding } from './userPassModel'

/**
 * Knows what the portal knows of the account in the field. `look` asks once for each account and answers the outcome; `forget` goes back
 * to knowing nothing, as when somebody goes into the field; `learn` takes over what another answer said.
 */
export function useAccountStanding(config: ResolvedConfig, reportError: (error: unknown) => void) {
  const [standing, setStanding] = useState<AccountStanding>('unknown')
  const asked = useRef<{ readonly account: string; readonly answer: Promise<AccountStanding> }>(undefined)
  // An answer counts for the visit to the field that asked for it.
  const visit = useRef(0)

  const ask = async (account: string): Promise<AccountStanding> => {
    try {
      return standingOf(account, await checkAccountExists(config, account))
    } catch (error) {
      reportError(error)
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
