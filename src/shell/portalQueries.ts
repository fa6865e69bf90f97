import { useQuery } from '@tanstack/react-query'
import type { ResolvedConfig } from '../config/resolveConfig'
import type { AutocompleteItem, AutocompleteResult } from '../kit/field/autocomplete/autocompleteModel'
import { isLoggedOut } from '../wire/FailedRequest'
import { useShell } from './useShell'

/** Queries the portal each time a window opens, and not again while a person works in it. */
export const useFreshQuery = <Answer>(queryKey: readonly unknown[], ask: (signal: AbortSignal) => Promise<Answer>) =>
  useQuery({ queryKey, queryFn: ({ signal }) => ask(signal), gcTime: 0, refetchOnReconnect: false })

/**
 * Returns the props that let an autocomplete field search the portal. If the session has ended, a dialog offers the
 * login. Other errors are logged, and only the field shows that the search failed. A chosen result may call a callback
 * of the page (list of decisions).
 */
export function usePortalSearch(
  config: ResolvedConfig,
  ask: (text: string, signal: AbortSignal) => Promise<AutocompleteResult>,
) {
  const { runtime, showFailedRequest } = useShell()
  const { callbacks = {}, autocomplete } = config
  return {
    async search(text: string, signal: AbortSignal) {
      try {
        return await ask(text, signal)
      } catch (error) {
        if (isLoggedOut(error)) void showFailedRequest(error)
        else if (!signal.aborted) runtime.reportError(error)
        throw error
      }
    },
    onChoose(item: AutocompleteItem) {
      if (item.customCallback !== undefined && Object.hasOwn(callbacks, item.customCallback))
        callbacks[item.customCallback]?.(item)
    },
    ...(autocomplete?.debounce !== undefined && { debounceMs: autocomplete.debounce }),
  }
}
