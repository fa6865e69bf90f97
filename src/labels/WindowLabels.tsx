import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fillMarkers } from '../lib/fillMarkers'
import { LabelScope, type ReadLabel } from './LabelScope'
import { missingLabel } from './missingLabel'

interface WindowLabelsProps {
  readonly windowName: string
  /** Layers and event windows say `[ux]` where a text is missing (decisions). */
  readonly isLayer: boolean
  readonly children: ReactNode
}

/** Gives a window its texts: asked of i18next once for all its parts, and each label once a language. */
export function WindowLabels({ windowName, isLayer, children }: WindowLabelsProps) {
  const { t } = useTranslation(windowName)
  const read = useMemo<ReadLabel<string>>(() => {
    const known = new Map<string, string>()
    return (label, markers) => {
      // A server's text must not run anything: i18next's interpolation and nesting are skipped.
      const text = known.get(label) ?? t(label, { skipInterpolation: true, defaultValue: '' })
      if (!text) return missingLabel(label, isLayer)
      known.set(label, text)
      return markers ? fillMarkers(text, markers) : text
    }
  }, [t, isLayer])
  return <LabelScope value={read}>{children}</LabelScope>
}
