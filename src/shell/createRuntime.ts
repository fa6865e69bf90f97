import { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { FoyerConfig } from '../config/FoyerConfig'
import { resolveConfig, type ResolvedConfig } from '../config/resolveConfig'
import type { PromptDialog } from '../kit/dialog/PromptDialog'
import { createLabels } from '../labels/createLabels'
import { createTextLoader } from '../labels/readTexts'
import type { loadServerTemplates } from '../template/loadServerTemplates'
import { logError } from '../wire/logError'
import { pageHeaders } from '../wire/pageHeaders'
import type { accessRecovery } from './accessRecovery'
import { chunkNotLoaded } from './useWindowChunk'
import type { WindowComponent, WindowEntry } from './WindowTable'

/** Parts of the shell that load when they are needed first. */
export interface LateParts {
  /** Loads the chunk that fetches, sanitises and places server templates; only pages that want templates load it. */
  readonly loadTemplates: () => Promise<typeof loadServerTemplates>
  readonly loadAccessRecovery: () => Promise<typeof accessRecovery>
  readonly loadPromptDialog: () => Promise<typeof PromptDialog>
}

/** What all windows of one Foyer share: configuration, texts, data, error log. */
export interface Runtime extends LateParts {
  /** The device takes long over code that it runs for the first time. */
  readonly isSlow: boolean
  /** The configuration of this moment, in the language that is spoken. */
  readConfig(): ResolvedConfig
  readonly labels: i18n
  /** Speaks another language in every open window and in those to come, until the page configures another one; where its texts can't be loaded, it throws and nothing changes. */
  changeLanguage(language: string): Promise<void>
  /** Loads a window's chunk, and then its texts in the language that is spoken. */
  loadWindow(windowName: string, entry: WindowEntry): Promise<WindowComponent>
  /** A window whose chunk and texts are here already. */
  findWindow(windowName: string): WindowComponent | undefined
  /** Opens a window of any family in a root of its own, as the page would by a call such as `register.login`, and answers its result. */
  openCall(callName: string, given: readonly unknown[]): Promise<unknown>
  readonly queryClient: QueryClient
  /** Logs an error to the console and, where configured, to the portal's error log. */
  reportError(error: unknown): void
}

/** How much longer than for its texts a window waits for its first data. */
const DATA_WAIT_MS = 150

/** Makes what all windows share. Retries are the person's decision, so the data layer makes none. */
export function createRuntime(
  readGivenConfig: () => FoyerConfig,
  lateParts: LateParts,
  openCall: Runtime['openCall'],
  isSlow = false,
): Runtime {
  let chosen: { readonly language: string; readonly insteadOf: string } | undefined
  const readConfig = () => {
    const given = readGivenConfig()
    const config = resolveConfig(given, new URL(location.href))
    if (chosen?.insteadOf !== config.language) return config
    // Resolved anew, for what follows the language unless it is configured itself.
    return resolveConfig({ ...given, language: chosen.language }, new URL(location.href))
  }
  pageHeaders.follow(readConfig)
  const reportError = (error: unknown) => logError(readConfig(), error)
  const layers = new Set<string>()
  const labels = createLabels(readConfig().language, windowName => layers.has(windowName))
  const loadTexts = createTextLoader(labels, { readConfig, reportError })
  /** The windows whose texts are here; they follow the language: none is left in another one, or without texts. */
  const loaded = new Map<string, WindowComponent>()
  const loadAllTexts = (language: string) =>
    Promise.all([...loaded].map(([windowName, Window]) => loadTexts(language, windowName, Window)))
  const loadTextsOf = async (windowName: string, Window: WindowComponent): Promise<void> => {
    const { language } = readConfig()
    await Promise.all([loadTexts(language, windowName, Window), loadAllTexts(language)])
    // Another language may have been chosen meanwhile.
    if (readConfig().language !== language) return loadTextsOf(windowName, Window)
    await labels.changeLanguage(language)
  }
  const runtime: Runtime = {
    isSlow,
    readConfig,
    reportError,
    async loadWindow(windowName, { load, isLayer = false }) {
      if (isLayer) layers.add(windowName)
      const Window = await load()
      const firstData = Window.prefetch?.(runtime)
      await loadTextsOf(windowName, Window)
      loaded.set(windowName, Window)
      // Drawing would keep the answer waiting, and then the window is drawn a second time with it.
      await Promise.race([firstData, new Promise(resolve => setTimeout(resolve, DATA_WAIT_MS))])
      return Window
    },
    findWindow(windowName) {
      const { language } = readConfig()
      return labels.language === language && labels.hasResourceBundle(language, windowName)
        ? loaded.get(windowName)
        : undefined
    },
    ...lateParts,
    openCall,
    labels,
    async changeLanguage(language) {
      const choice = { language, insteadOf: resolveConfig(readGivenConfig(), new URL(location.href)).language }
      await loadAllTexts(language).catch((cause: unknown) => {
        throw chunkNotLoaded(`the texts of the language '${language}'`, cause)
      })
      chosen = choice
      await labels.changeLanguage(language)
    },
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: Infinity },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
  }
  return runtime
}
