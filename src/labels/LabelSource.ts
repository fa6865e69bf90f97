import type { ResolvedConfig } from '../config/resolveConfig'

/** What the texts need of the runtime they serve. */
export interface LabelSource {
  readConfig(): ResolvedConfig
  /** The labels that a window shows, by the window's name. */
  labelsOf(windowName: string): readonly string[]
  reportError(error: unknown): void
}
