import { useCallback, useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { fillMarkers, TextMarkers } from './TextMarkers'

/**
 * Returns a function that fills the markers of a text that does not come from a label, such as a text of a template. A
 * marker without a value stays.
 */
export function useFilledText(): (text: string) => string {
  const given = useContext(TextMarkers)
  const i18n = useContext(I18nContext)?.i18n
  return useCallback(text => (i18n ? fillMarkers(i18n, text, given) : text), [i18n, given])
}
