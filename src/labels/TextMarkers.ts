import type { i18n } from 'i18next'
import { createContext, useCallback, useContext } from 'react'
import { I18nContext } from 'react-i18next'

/** Values of markers such as `{email}` in texts. */
export type Markers = Readonly<Record<string, string | number>>

/** Values of markers for every text inside. The markers of a single text override these values. */
export const TextMarkers = createContext<Markers>({})

/**
 * Returns a function that fills the markers of a text that does not come from a label, such as a text of a template. A
 * marker without a value stays.
 */
export function useFilledText(): (text: string) => string {
  const given = useContext(TextMarkers)
  const i18n = useContext(I18nContext)?.i18n
  return useCallback(text => (i18n ? fillMarkers(i18n, text, given) : text), [i18n, given])
}

/**
 * Replaces markers such as `{TITLE}` in a text that does not come from a label of the window, by i18next's
 * interpolation. A marker without a value stays.
 */
export function fillMarkers(labels: i18n, text: string, markers: Readonly<Record<string, string | number>>): string {
  return labels.services.interpolator.interpolate(text, markers, labels.language, {})
}
