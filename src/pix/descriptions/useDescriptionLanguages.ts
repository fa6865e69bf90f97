import { useQuery } from '@tanstack/react-query'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { fetchDescriptionLanguages } from './descriptionLanguageWire'

/** The languages that pictures are described in; loaded once for the page. */
export function useDescriptionLanguages(config: ResolvedConfig) {
  const { data, isError, refetch } = useQuery({
    queryKey: [config.auth.accountId, config.language, 'pix.languages'],
    queryFn: ({ signal }) => fetchDescriptionLanguages(config, signal),
  })
  return { languages: data, hasFailed: isError, retry: () => void refetch() }
}
