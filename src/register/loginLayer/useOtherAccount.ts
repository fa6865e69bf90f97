import { useQuery } from '@tanstack/react-query'
import { useShell } from '../../shell/useShell'
import { fetchSession } from '../account/accountWire'

/** Time limit of the check, in ms. After this time, the login counts as that of the account in the account field. */
const PATIENCE_MS = 5000

/** Result of the check: the same account, not known yet, or another account. */
type OtherAccount =
  { readonly status: 'same' } | { readonly status: 'checking' } | { readonly status: 'other'; readonly account: string }

/**
 * Checks if the account that logged in differs from the account whose session ended. If so, the page must not continue
 * with the other account.
 * @param again account whose session ended; undefined if there was none
 * @param typed text of the account field at the login; undefined before a login
 */
export function useOtherAccount(again: string | undefined, typed: string | undefined): OtherAccount {
  const { runtime } = useShell()
  const isOpen = again !== undefined && typed !== undefined && !isSame(again, typed)
  const { data, isPending } = useQuery({
    queryKey: [again, runtime.readConfig().language, 'register', 'session', typed],
    enabled: isOpen,
    // The typed text differs from `again`, but it can be the bar code of a card, or another name, of the same account.
    // Only the portal knows the account of the session.
    async queryFn({ signal }) {
      try {
        return (await fetchSession(runtime.readConfig(), AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])))
          .account
      } catch (error) {
        if (!signal.aborted) runtime.reportError(error)
        return ''
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (!isOpen) return { status: 'same' }
  if (isPending) return { status: 'checking' }
  return isSame(again, data ?? '') ? { status: 'same' } : { status: 'other', account: data || typed }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
