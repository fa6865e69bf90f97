import { useQuery } from '@tanstack/react-query'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import type { EventCategories } from './EventCategories'
import { fetchEventCategories } from './eventCategoriesWire'

/** The customer's categories: on the way, not to be had, or here. */
export type EventCategoriesState = { readonly status: 'loading' } | { readonly status: 'failed'; retry(): void } | { readonly status: 'ready'; readonly categories: EventCategories }

/** Asks for the customer's categories; all who ask share one answer as long as the window is open. */
export function useEventCategories(config: ResolvedConfig): EventCategoriesState {
  const { runtime } = useShell()
  const { data, isError, refetch } = useQuery({
    queryKey: [config.auth.account, config.language, 'event', 'categories', config.customer],
    async queryFn({ signal }) {
      try {
        return await fetchEventCategories(config, signal)
      } catch (error) {
        if (!signal.aborted) runtime.reportError(error)
        throw error
      }
    },
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (data) return { status: 'ready', categories: data }
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
}
