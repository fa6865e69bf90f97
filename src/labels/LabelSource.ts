import type { ResolvedConfig } from '../config/resolveConfig'

/** What the texts need of the runtime they serve. */
export interface LabelSource {
  readConfig(): ResolvedConfig
  /** The labels that a window shows, by the window's name; they come with its chunk. */
  labelsOf(windowName: string): Promise<readonly string[]>
  reportError(error: unknown): void
}
