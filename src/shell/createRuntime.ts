import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { FoyerConfig } from '../config/FoyerConfig'
import { languageChoice } from '../config/languageChoice'
import type { ResolvedConfig } from '../config/resolveConfig'
import type { PromptDialog } from '../kit/dialog/PromptDialog'
import { createLabels } from '../labels/createLabels'
import { createTextLoader, type LabelList } from '../labels/readTexts'
import type { loadServerTemplates } from '../template/loadServerTemplates'
import { logError } from '../wire/logError'
import { pageHeaders } from '../wire/pageHeaders'
import type { AccessRecovery } from './accessRecovery'
import { chunkNotLoaded } from './useWindowChunk'
import type { WindowComponent, WindowEntry } from './WindowTable'

/** Parts of the shell that load on first use. */
export interface LateParts {
  /** Loads the chunk that fetches, sanitises and places server templates. Only pages that use templates load it. */
  readonly loadTemplates: () => Promise<typeof loadServerTemplates>
  readonly loadAccessRecovery: () => Promise<AccessRecovery>
  readonly loadPromptDialog: () => Promise<typeof PromptDialog>
}

/** State that all windows of one core share: configuration, texts, data, error log. */
export interface Runtime extends LateParts {
  /** Returns the current configuration, in the current language. */
  readConfig(): ResolvedConfig
  readonly labels: i18n
  /**
   * Changes the language of every open and later window, until the language that the page configures changes. If the
   * texts of the new language can't be loaded, the call rejects and nothing changes.
   * @param isStored true if the device stores the language for later pages
   */
  changeLanguage(language: string, isStored?: boolean): Promise<void>
  /** Sets the family whose default language applies if the page configures no language. */
  speakFor(family: string): void
  /**
   * Loads a window's chunk, then its texts in the current language. Also requests the window's first data, and waits at
   * most `DATA_WAIT_MS` for the response.
   */
  loadWindow(windowName: string, entry: WindowEntry): Promise<WindowComponent>
  /** Loads the texts of labels for a part of a window that loads later than the window. */
  loadTexts(windowName: string, labels: readonly string[]): Promise<void>
  /** Returns a window if its chunk, and its texts in the current language, are loaded; else undefined. */
  findWindow(windowName: string): WindowComponent | undefined
  /**
   * Makes a call that opens a window of any family, such as `register.login`, as the page does. The window gets its own
   * root. Resolves to the window's result.
   */
  openCall(callName: string, given: readonly unknown[]): Promise<unknown>
  /** Client of all queries. It reports the error of every query that fails. */
  readonly queryClient: QueryClient
  /**
   * Logs an error to the console, passes a FoyerError to the page's `onError`, and writes to the portal's error log if
   * configured. Does nothing if the same error was reported before, because a window may report the error of a failed
   * query again.
   */
  reportError(error: unknown): void
}

/** Maximum time in ms that a window waits for its first data after its texts have loaded. */
const DATA_WAIT_MS = 150

/**
 * Creates the state that all windows share. Queries do not retry by themselves, because the person decides about a
 * retry.
 */
export function createRuntime(
  readGivenConfig: () => FoyerConfig,
  lateParts: LateParts,
  openCall: Runtime['openCall'],
): Runtime {
  let chosen = languageChoice.read()
  let family = 'pix'
  const readConfig = () => {
    const [given, address] = [readGivenConfig(), new URL(location.href)]
    if (chosen && !languageChoice.isValid(chosen, given, address)) {
      chosen = undefined
      languageChoice.store(undefined)
    }
    return languageChoice.resolve(chosen, given, family, address)
  }
  pageHeaders.follow(readConfig)
  const reported = new WeakSet<object>()
  const reportError = (error: unknown) => {
    if (error instanceof Error) {
      if (reported.has(error)) return
      reported.add(error)
    }
    logError(readConfig(), error)
  }
  const layers = new Set<string>()
  const labels = createLabels(readConfig().language, windowName => layers.has(windowName))
  const loadTexts = createTextLoader(labels, { readConfig, reportError })
  const windows = new Map<string, WindowComponent>()
  /**
   * The windows and parts whose texts are loaded, in the current language. A change of language reloads the texts of
   * all of them.
   */
  const lists = new Map<string, LabelList>()
  const loadAllTexts = (language: string) =>
    Promise.all([...lists].map(([name, list]) => loadTexts(language, name, list)))
  const loadTextsOf = async (name: string, list: LabelList): Promise<void> => {
    const { language } = readConfig()
    await Promise.all([loadTexts(language, name, list), loadAllTexts(language)])
    // The language may have changed meanwhile.
    if (readConfig().language !== language) return loadTextsOf(name, list)
    lists.set(name, list)
    await labels.changeLanguage(language)
  }
  const runtime: Runtime = {
    readConfig,
    reportError,
    async loadWindow(windowName, { load, isLayer = false }) {
      if (isLayer) layers.add(windowName)
      const Window = await load()
      const firstData = Window.prefetch?.(runtime)
      await loadTextsOf(windowName, Window)
      windows.set(windowName, Window)
      // Wait a moment for the data. Otherwise the window would render twice, first without the data and then with it,
      // and the first render would delay the handling of the response.
      await Promise.race([firstData, new Promise(resolve => setTimeout(resolve, DATA_WAIT_MS))])
      return Window
    },
    loadTexts: (partOf, list) => loadTextsOf(list.join(), { labels: list, partOf }),
    findWindow(windowName) {
      const { language } = readConfig()
      return labels.language === language && labels.hasResourceBundle(language, windowName)
        ? windows.get(windowName)
        : undefined
    },
    ...lateParts,
    openCall,
    labels,
    speakFor(opened) {
      family = opened
    },
    async changeLanguage(language, isStored = false) {
      const choice = languageChoice.create(language, readGivenConfig(), new URL(location.href))
      await loadAllTexts(language).catch((cause: unknown) => {
        throw chunkNotLoaded(`the texts of the language '${language}'`, cause)
      })
      chosen = choice
      if (isStored) languageChoice.store(choice)
      await labels.changeLanguage(language)
    },
    queryClient: new QueryClient({
      queryCache: new QueryCache({ onError: reportError }),
      defaultOptions: {
        queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', staleTime: Infinity },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
  }
  return runtime
}
