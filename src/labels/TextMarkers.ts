import type { i18n } from 'i18next'
import { createContext } from 'react'

/** Values of markers such as `{email}` in texts. */
export type Markers = Readonly<Record<string, string | number>>

/** Values of markers for every text inside the provider. The markers of a single text override these values. */
export const TextMarkers = createContext<Markers>({})

/**
 * Replaces markers such as `{TITLE}` in a text that does not come from a label of the window, by i18next's
 * interpolation. A marker without a value stays.
 */
export function fillMarkers(labels: i18n, text: string, markers: Readonly<Record<string, string | number>>): string {
  return labels.services.interpolator.interpolate(text, markers, labels.language, {})
}
