import type { BackendModule, ReadCallback } from 'i18next'
import type { LabelSource } from './LabelSource'
import { readTexts } from './readTexts'
import { windowLabels } from './windowLabels'

const throwIt = (cause: unknown) => {
  throw cause
}

/** An i18next backend whose namespaces are windows: one request brings all labels of a window, those of its frame included. A window whose texts are not all to be had has none: it is not shown without them. */
export function labelBackend(source: LabelSource): BackendModule {
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
