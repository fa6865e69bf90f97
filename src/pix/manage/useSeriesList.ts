import { useQuery } from '@tanstack/react-query'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Series } from '../series/Series'
import { fetchSeries } from '../series/seriesWire'

const NONE: readonly Series[] = []

/** The account's series, for the dropdowns; loaded anew for every opening of the window. */
export function useSeriesList(config: ResolvedConfig) {
  const { data, error, refetch } = useQuery({
    queryKey: [config.auth.accountId, config.language, 'pix.series'],
    queryFn: ({ signal }) => fetchSeries(config, signal),
    gcTime: 0,
  })
  return { series: data ?? NONE, isLoaded: data !== undefined, error, retry: refetch }
}
