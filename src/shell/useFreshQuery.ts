import { useQuery } from '@tanstack/react-query'
import { useShell } from './useShell'

/** Asks the portal for what a window needs anew each time it opens, and not again while someone works with it; what stopped the question is logged. */
export function useFreshQuery<Answer>(queryKey: readonly unknown[], ask: (signal: AbortSignal) => Promise<Answer>) {
  const { runtime } = useShell()
  return useQuery({
    queryKey,
    async queryFn({ signal }) {
      try {
        return await ask(signal)
      } catch (error) {
        if (!signal.aborted) runtime.reportError(error)
        throw error
      }
    },
    gcTime: 0,
    refetchOnReconnect: false,
  })
}
