import { createInstance, type i18n } from 'i18next'
import { type ReactNode, useCallback, useContext } from 'react'
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next'
import type { coreLabels } from './coreLabels'
import { type Markers, TextMarkers } from './TextMarkers'

/**
 * Returns a label's text in the window's language, with its `{MARKERS}` filled. `{COUNT}` also selects the plural form.
 */
export type ReadLabel<Label extends string> = (label: Label | (typeof coreLabels)[number], markers?: Markers) => string

/** In i18next's language `cimode`, each label shows its key. Used by components outside a window. */
const keysOnly = createInstance()
void keysOnly.init({ lng: 'cimode', initAsync: false })
const OUTSIDE = { i18n: keysOnly }
const INSIDE = {}

/**
 * Returns the result of react-i18next's `useTranslation` for the current window. Outside a window, `t` returns the
 * keys.
 */
export function useWindowTranslation() {
  const isInWindow = useContext(I18nContext) !== undefined
  return useTranslation(undefined, isInWindow ? INSIDE : OUTSIDE)
}

/**
 * Returns the function that reads the texts of the current window. The type argument is the window's own label list:
 * `useLabels<ManageLabel>()`. A list passes the function to its rows and tiles, because a hook in each would cost time.
 */
export function useLabels<Label extends string = never>(): ReadLabel<Label> {
  const { t } = useWindowTranslation()
  const given = useContext(TextMarkers)
  return useCallback((label: string, markers?: Markers) => t(label, textOptions({ ...given, ...markers })), [t, given])
}

/**
 * Returns i18next's options for a label. Nesting is off, so that i18next does not evaluate `$t(…)` in a text of the
 * portal. Markers are separate from i18next's own options.
 */
export function textOptions(markers: Markers = {}) {
  const count = markers['COUNT']
  return { nest: false, replace: markers, ...(typeof count === 'number' && { count }) }
}

interface WindowLabelsProps {
  readonly labels: i18n
  readonly windowName: string
  readonly children: ReactNode
}

/** Provides the texts of a window in the current language. */
export function WindowLabels({ labels, windowName, children }: WindowLabelsProps) {
  return (
    <I18nextProvider i18n={labels} defaultNS={windowName}>
      {children}
    </I18nextProvider>
  )
}
