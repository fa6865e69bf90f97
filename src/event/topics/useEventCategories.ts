import type { ResolvedConfig } from '../../config/resolveConfig'
import { useFreshQuery } from '../../shell/portalQueries'
import type { EventCategories } from './EventCategories'
import { fetchEventCategories } from './eventCategoriesWire'

/** The customer's categories: on the way, not to be had, or here. */
export type EventCategoriesState = { readonly status: 'loading' } | { readonly status: 'failed'; retry(): void } | { readonly status: 'ready'; readonly categories: EventCategories }

/** Asks for the customer's categories; all who ask share one answer as long as the window is open. */
export function useEventCategories(config: ResolvedConfig): EventCategoriesState {
  const { data, isError, refetch } = useFreshQuery([config.auth.account, config.language, 'event', 'categories', config.customer], signal => fetchEventCategories(config, signal))
  if (data) return { status: 'ready', categories: data }
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
}
