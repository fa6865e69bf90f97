import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ResolvedConfig } from '../config/resolveConfig'
import type { LoadTemplates } from './LoadTemplates'
import type { WindowComponent, WindowEntry } from './WindowTable'

/** What all windows of one Foyer share: configuration, texts, data, error log. */
export interface Runtime {
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
  readonly loadTemplates: LoadTemplates
  /** Opens a window of any family in a root of its own, as the page would by a call such as `register.login`, and answers its result. */
  openCall(callName: string, given: readonly unknown[]): Promise<unknown>
  readonly queryClient: QueryClient
  /** Logs an error to the console and, where configured, to the portal's error log. */
  reportError(error: unknown): void
}
