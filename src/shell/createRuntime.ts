import { QueryClient } from '@tanstack/react-query'
import type { FoyerConfig } from '../config/config'
import { resolveConfig } from '../config/resolveConfig'
import { createLabels } from '../labels/createLabels'
import { logError } from '../wire/logError'
import type { LoadTemplates } from './LoadTemplates'
import type { Runtime } from './Runtime'

/** Makes what all windows share. Retries are the person's decision, so the data layer makes none. */
export function createRuntime(readGivenConfig: () => FoyerConfig, labelsOf: (windowName: string) => readonly string[], loadTemplates: LoadTemplates): Runtime {
  let chosen: { readonly language: string; readonly insteadOf: string } | undefined
  const readConfig = () => {
    const config = resolveConfig(readGivenConfig(), new URL(location.href))
    if (chosen?.insteadOf !== config.language) return config
    return { ...config, language: chosen.language }
  }
  const reportError = (error: unknown) => logError(readConfig(), error)
  const labels = createLabels({ readConfig, labelsOf, reportError })
  return {
    readConfig,
    reportError,
    loadTemplates,
    labels,
    async changeLanguage(language) {
      chosen = { language, insteadOf: resolveConfig(readGivenConfig(), new URL(location.href)).language }
      await labels.changeLanguage(language)
    },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: Infinity }, mutations: { retry: false, networkMode: 'always' } } }),
  }
}
