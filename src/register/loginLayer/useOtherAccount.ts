import { useQuery } from '@tanstack/react-query'
import { useShell } from '../../shell/useShell'
import { fetchSession } from '../account/accountWire'

/** Longer nobody waits to be told; what was typed into the account field counts then. */
const PATIENCE_MS = 5000

/** Whose session a login has begun, where another person's had ended on this page. */
type OtherAccount =
  { readonly status: 'same' } | { readonly status: 'checking' } | { readonly status: 'other'; readonly account: string }

/**
 * Tells whether somebody else has logged in than the one whose session had ended: then nothing of what stands on the page may go on.
 * @param again whose session had ended; undefined: there was none
 * @param typed what was logged in with; undefined: nobody is logged in yet
 */
export function useOtherAccount(again: string | undefined, typed: string | undefined): OtherAccount {
  const { runtime } = useShell()
  const isOpen = again !== undefined && typed !== undefined && !isSame(again, typed)
  const { data, isPending } = useQuery({
    queryKey: [again, runtime.readConfig().language, 'register', 'session', typed],
    enabled: isOpen,
    // A card's code, or a name instead of an address, may be the same person's.
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
