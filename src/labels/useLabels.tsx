import type { i18n } from 'i18next'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { fillMarkers } from '../lib/fillMarkers'
import { missingLabel } from './createLabels'
import type { coreLabels } from './coreLabels'

/** Reads a label's text in the window's language and fills its `{MARKERS}`. */
type ReadText<Label extends string> = (label: Label, markers?: Readonly<Record<string, string | number>>) => string

/** The texts of the window one is in; outside a window there are none. */
const LabelScope = createContext<ReadText<string>>(label => label)

/** Reads a label's text in the window's language and fills its `{MARKERS}`. */
export type ReadLabel<Label extends string> = ReadText<Label | (typeof coreLabels)[number]>

/** The texts of the window one is in. The type argument is the window's own label list: `useLabels<ManageLabel>()`. */
export function useLabels<Label extends string = never>(): ReadLabel<Label> {
  return useContext(LabelScope)
}

interface WindowLabelsProps {
  readonly labels: i18n
  readonly windowName: string
  /** Layers and event windows say `[ux]` where a text is missing (decisions). */
  readonly isLayer: boolean
  readonly children: ReactNode
}

/** Gives a window its texts in the language that is spoken: each label is asked for once a language, by all its parts together. */
export function WindowLabels({ labels, windowName, isLayer, children }: WindowLabelsProps) {
  const listen = useCallback(
    (changed: () => void) => {
      labels.on('languageChanged', changed)
      return () => labels.off('languageChanged', changed)
    },
    [labels],
  )
  const language = useSyncExternalStore(listen, () => labels.language)
  const read = useMemo<ReadText<string>>(() => {
    const t = labels.getFixedT(language, windowName)
    const known = new Map<string, string>()
    return (label, markers) => {
      // A server's text must not run anything: i18next's interpolation and nesting are skipped.
      const text = known.get(label) ?? t(label, { skipInterpolation: true, defaultValue: '' })
      if (!text) return missingLabel(label, isLayer)
      known.set(label, text)
      return markers ? fillMarkers(text, markers) : text
    }
  }, [labels, language, windowName, isLayer])
  return <LabelScope value={read}>{children}</LabelScope>
}
