import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next'
import type { ResolvedConfig } from '../config/resolveConfig'
import { windowLabels } from './coreLabels'
import { readTexts } from './readTexts'

/** What the texts need of the runtime they serve. */
export interface LabelSource {
  readConfig(): ResolvedConfig
  /** The labels that a window shows, by the window's name; they come with its chunk. */
  labelsOf(windowName: string): Promise<readonly string[]>
  reportError(error: unknown): void
}

/** Makes the runtime's own i18next: no global instance, and no key grammar, so that a label may hold dots and colons. */
export function createLabels(source: LabelSource): i18n {
  const instance = createInstance().use(labelBackend(source))
  void instance.init({
    lng: source.readConfig().language,
    fallbackLng: false,
    load: 'currentOnly',
    // `de_DE` is no language tag: the browser asked to write it properly would only throw.
    cleanCode: false,
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    parseMissingKeyHandler: (label: string, text?: string) => text ?? missingLabel(label),
    react: { useSuspense: false },
    initAsync: false,
  })
  return instance
}

const throwIt = (cause: unknown) => {
  throw cause
}

/** An i18next backend whose namespaces are windows: one request brings all labels of a window, those of its chrome included. A window whose texts are not all to be had has none: it is not shown without them. */
function labelBackend(source: LabelSource): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(language: string, windowName: string, callback: ReadCallback) {
      source
        .labelsOf(windowName)
        .then(labels => readTexts(source, language, windowLabels(labels), throwIt))
        .then(
          texts => callback(null, texts),
          (error: unknown) => callback(error as Error, false),
        )
    },
  }
}

/** The text of a label that neither the service nor the embedded texts know (image-library 8.3; with `[ux]` portal-accounts 8). */
export function missingLabel(label: string, isLayer = false): string {
  return `translation missing${isLayer ? ' [ux]' : ''}: ${label}`
}
