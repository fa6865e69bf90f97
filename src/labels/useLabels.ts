import { useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { fillMarkers } from '../lib/fillMarkers'
import type { frameLabels } from './frameLabels'
import { LabelScope } from './LabelScope'
import { missingLabel } from './missingLabel'

/** Reads a label's text in the window's language and fills its `{MARKERS}`. */
export type ReadLabel<Label extends string> = (label: Label | (typeof frameLabels)[number], markers?: Readonly<Record<string, string | number>>) => string

/** The texts of the window one is in. The type argument is the window's own label list: `useLabels<ManageLabel>()`. */
export function useLabels<Label extends string = never>(): ReadLabel<Label> {
  const { windowName, isLayer } = useContext(LabelScope)
  const { t } = useTranslation(windowName)
  return useCallback(
    (label, markers) => {
      // A server's text must not run anything: i18next's interpolation and nesting are skipped.
      const text = t(label as string, { skipInterpolation: true, defaultValue: missingLabel(label, isLayer) })
      return fillMarkers(text, markers ?? {})
    },
    [t, isLayer],
  )
}
