import { createContext, useCallback, useContext } from 'react'

/** Values of markers such as `{email}` in texts. */
export type Markers = Readonly<Record<string, string | number>>

/** Values of markers for every text inside. The markers of a single text override them. */
export const TextMarkers = createContext<Markers>({})

/** Returns a function that fills the markers of a text that is no label, such as one of a template. A marker without a value stays. */
export function useFilledText(): (text: string) => string {
  const given = useContext(TextMarkers)
  return useCallback(
    text =>
      text.replace(/\{([^{}]+)\}/g, (marker, name: string) =>
        Object.hasOwn(given, name) ? String(given[name]) : marker,
      ),
    [given],
  )
}
