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
    // Leaves `de_DE` as it is. With true, i18next would convert this locale to `de_de`.
    cleanCode: false,
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    // React escapes the text.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    // If a marker such as `{COUNT}` has no value, the text shows the marker itself.
    missingInterpolationHandler: (_text: string, [marker]: RegExpExecArray) => marker,
    parseMissingKeyHandler: (label: string, text: string | undefined, { ns }: { ns?: string } = {}) =>
      text ?? missingLabel(label, ns !== undefined && isLayer(ns)),
    react: { useSuspense: false },
    initAsync: false,
  })
  return instance
}

/**
 * Returns the text that shows for a label that neither the portal's translation service nor the embedded texts contain
 * (image-library 8.3; with `[ux]` portal-accounts 8).
 */
export function missingLabel(label: string, isLayer = false): string {
  return `translation missing${isLayer ? ' [ux]' : ''}: ${label}`
}
