import { createInstance, type i18n } from 'i18next'
import { type ReactNode, useCallback, useContext } from 'react'
import { I18nContext, I18nextProvider, useTranslation } from 'react-i18next'
import type { coreLabels } from './coreLabels'

type Markers = Readonly<Record<string, string | number>>

/** Reads a label's text in the window's language and fills its `{MARKERS}`; `{COUNT}` also chooses the plural form. */
export type ReadLabel<Label extends string> = (label: Label | (typeof coreLabels)[number], markers?: Markers) => string

/** In i18next's language `cimode` each label shows its key: what a part shows that stands in no window. */
const keysOnly = createInstance()
void keysOnly.init({ lng: 'cimode', initAsync: false })
const OUTSIDE = { i18n: keysOnly }
const INSIDE = {}

/**
 * Returns what reads the texts of the window one is in. The type argument is the window's own label list: `useLabels<ManageLabel>()`.
 * A list hands it to its rows and tiles, so that they do not pay for a hook each.
 */
export function useLabels<Label extends string = never>(): ReadLabel<Label> {
  const isInWindow = useContext(I18nContext) !== undefined
  const { t } = useTranslation(undefined, isInWindow ? INSIDE : OUTSIDE)
  return useCallback((label: string, markers?: Markers) => t(label, textOptions(markers)), [t])
}

/** Returns i18next's options for a label. Nesting is off, because a portal's text must not run anything. Markers are separate from i18next's own options. */
export function textOptions(markers: Markers = {}) {
  const count = markers['COUNT']
  return { nest: false, replace: markers, ...(typeof count === 'number' && { count }) }
}

interface WindowLabelsProps {
  readonly labels: i18n
  readonly windowName: string
  readonly children: ReactNode
}

/** Gives a window its texts in the language that is spoken. */
export function WindowLabels({ labels, windowName, children }: WindowLabelsProps) {
  return (
    <I18nextProvider i18n={labels} defaultNS={windowName}>
      {children}
    </I18nextProvider>
  )
}
