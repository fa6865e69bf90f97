import type { i18n } from 'i18next'

/** Replaces markers such as `{TITLE}` in a text that is no label of the window, by i18next's interpolation. A marker without a value stays. */
export function fillMarkers(labels: i18n, text: string, markers: Readonly<Record<string, string | number>>): string {
  return labels.services.interpolator.interpolate(text, markers, labels.language, {})
}
