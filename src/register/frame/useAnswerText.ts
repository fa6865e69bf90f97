import { useEffect, useState } from 'react'
import { isLabel } from '../../labels/isLabel'
import { readMeantText } from '../../labels/readMeantText'
import { useLabels } from '../../labels/useLabels'
import { fillMarkers } from '../../lib/fillMarkers'
import { useShell } from '../../shell/useShell'
import type { FrameOptions } from './FrameOptions'

/** Says what a text of an answer means: a label in the window's language, and its markers filled; undefined until it is here. It is text, never markup. */
export function useAnswerText(given: string | undefined, { replace_text = {} }: FrameOptions): string | undefined {
  const { runtime, windowName } = useShell()
  const t = useLabels<string>()
  const { language } = runtime.readConfig()
  const [read, setRead] = useState({ label: '', language: '', text: '' })
  // What the window knows by name needs no asking, `ok` too.
  const isKnown = given !== undefined && Object.hasOwn((runtime.labels.getResourceBundle(language, windowName) as object | undefined) ?? {}, given)
  const label = given !== undefined && !isKnown && isLabel(given) ? given : undefined
  useEffect(() => {
    if (label === undefined) return undefined
    let isCurrent = true
    readMeantText(runtime, language, label).then(text => isCurrent && setRead({ label, language, text }), runtime.reportError)
    return () => {
      isCurrent = false
    }
  }, [runtime, language, label])
  if (label === undefined) return given && fillMarkers(isKnown ? t(given) : given, replace_text)
  return label === read.label && language === read.language ? fillMarkers(read.text, replace_text) : undefined
}
