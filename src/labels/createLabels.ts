import { createInstance, type i18n } from 'i18next'
import { labelBackend } from './labelBackend'
import type { LabelSource } from './LabelSource'
import { missingLabel } from './missingLabel'

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
