import type { BackendModule, ReadCallback } from 'i18next'
import type { LabelSource } from './LabelSource'
import { readTexts } from './readTexts'
import { windowLabels } from './windowLabels'

/** An i18next backend whose namespaces are windows: one request brings all labels of a window, those of its frame included. */
export function labelBackend(source: LabelSource): BackendModule {
  return {
    type: 'backend',
    init() {},
    read(language: string, windowName: string, callback: ReadCallback) {
      source
        .labelsOf(windowName)
        .then(labels => readTexts(source, language, windowLabels(labels)))
        .then(
          texts => callback(null, texts),
          (error: unknown) => callback(error as Error, false),
        )
    },
  }
}
