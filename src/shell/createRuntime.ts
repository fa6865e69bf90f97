import { QueryClient } from '@tanstack/react-query'
import type { FoyerConfig } from '../config/FoyerConfig'
import { resolveConfig } from '../config/resolveConfig'
import { createLabels } from '../labels/createLabels'
import { loadTexts } from '../labels/readTexts'
import { logError } from '../wire/logError'
import { chunkNotLoaded } from './chunkNotLoaded'
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
  /** The windows that follow the language: none is left in another one, or without texts. */
  const followers = () => labels.options.ns as readonly string[]
  const loadTextsOf = async (windowName: string): Promise<void> => {
    const { language } = readConfig()
    await loadTexts(labels, language, [...followers(), windowName])
    // Another language may have been chosen meanwhile.
    if (readConfig().language !== language) return loadTextsOf(windowName)
    await labels.changeLanguage(language)
    // Its texts are here: this makes it a follower.
    await labels.loadNamespaces(windowName)
  }
  const runtime: Runtime = {
    isSlow,
    readConfig,
    reportError,
    async loadWindow(windowName, { load }) {
      const Window = await load()
      const firstData = Window.prefetch?.(runtime)
      tell(windowName, Window.labels)
      await loadTextsOf(windowName)
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
      const choice = { language, insteadOf: resolveConfig(readGivenConfig(), new URL(location.href)).language }
      await loadTexts(labels, language, followers()).catch((cause: unknown) => {
        throw chunkNotLoaded(`the texts of the language '${language}'`, cause)
      })
      chosen = choice
      await labels.changeLanguage(language)
    },
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: Infinity }, mutations: { retry: false, networkMode: 'always' } } }),
  }
  return runtime
}
