import { QueryClient } from '@tanstack/react-query'
import type { FoyerConfig } from '../config/config'
import { resolveConfig } from '../config/resolveConfig'
import { createLabels } from '../labels/createLabels'
import { logError } from '../wire/logError'
import { createLabelLists } from './createLabelLists'
import type { LoadTemplates } from './LoadTemplates'
import type { Runtime } from './Runtime'
import type { WindowComponent } from './WindowTable'

/** How much longer than for its texts a window waits for its first data. */
const DATA_WAIT_MS = 150

/** Makes what all windows share. Retries are the person's decision, so the data layer makes none. */
export function createRuntime(readGivenConfig: () => FoyerConfig, loadTemplates: LoadTemplates, openCall: Runtime['openCall'], isSlow = false): Runtime {
  let chosen: { readonly language: string; readonly insteadOf: string } | undefined
  const readConfig = () => {
    const given = readGivenConfig()
    const config = resolveConfig(given, new URL(location.href))
    if (chosen?.insteadOf !== config.language) return config
    // Resolved anew, for what follows the language unless it is configured itself.
    return resolveConfig({ ...given, language: chosen.language }, new URL(location.href))
  }
  const reportError = (error: unknown) => logError(readConfig(), error)
  const { labelsOf, tell } = createLabelLists()
  const loaded = new Map<string, WindowComponent>()
  const labels = createLabels({ readConfig, labelsOf, reportError })
  const runtime: Runtime = {
    isSlow,
    readConfig,
    reportError,
    async loadWindow(windowName, { load }) {
      const Window = await load()
      const firstData = Window.prefetch?.(runtime)
      tell(windowName, Window.labels)
      await labels.changeLanguage(readConfig().language)
      await labels.loadNamespaces(windowName)
      loaded.set(windowName, Window)
      // Drawing would keep the answer waiting, and then the window is drawn a second time with it.
      await Promise.race([firstData, new Promise(resolve => setTimeout(resolve, DATA_WAIT_MS))])
      return Window
    },
    findWindow(windowName) {
      const { language } = readConfig()
      return labels.language === language && labels.hasResourceBundle(language, windowName) ? loaded.get(windowName) : undefined
    },
    loadTemplates,
    openCall,
    labels,
    async changeLanguage(language) {
      chosen = { language, insteadOf: resolveConfig(readGivenConfig(), new URL(location.href)).language }
      await labels.changeLanguage(language)
    },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: Infinity }, mutations: { retry: false, networkMode: 'always' } } }),
  }
  return runtime
}
