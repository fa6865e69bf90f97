import { createInstance, type i18n } from 'i18next'

/**
 * Creates the runtime's own i18next instance, not the global one. Keys have no separators, so that a label may contain
 * dots and colons. Each window is a namespace.
 * @param isLayer returns true for a window that shows `[ux]` for a missing text
 */
export function createLabels(language: string, isLayer: (windowName: string) => boolean): i18n {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    load: 'currentOnly',
    // `de_DE` is not a valid language tag, so converting it would throw.
    cleanCode: false,
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    // React escapes the text.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    // A marker without a value shows as it is.
    missingInterpolationHandler: (_text: string, [marker]: RegExpExecArray) => marker,
    parseMissingKeyHandler: (label: string, text: string | undefined, { ns }: { ns?: string } = {}) =>
      text ?? missingLabel(label, ns !== undefined && isLayer(ns)),
    react: { useSuspense: false },
    initAsync: false,
  })
  return instance
}

/**
 * Returns the text of a label that neither the service nor the embedded texts contain (image-library 8.3; with `[ux]`
 * portal-accounts 8).
 */
export function missingLabel(label: string, isLayer = false): string {
  return `translation missing${isLayer ? ' [ux]' : ''}: ${label}`
}
