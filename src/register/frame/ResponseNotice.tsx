import { useEffect, useState } from 'react'
import { Notice } from '../../kit/control/Notice'
import { isLabel, readMeantText } from '../../labels/readMeantText'
import { useFilledText } from '../../labels/TextMarkers'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'

/**
 * Returns a text of a response as it is shown: plain text, never markup. A label is translated into the window's
 * language, with its markers filled; undefined until it has loaded.
 * @param known labels that the window has, so that no request is needed
 */
export function useResponseText(given: string | undefined, known: readonly string[] = []): string | undefined {
  const { runtime } = useShell()
  const t = useLabels<string>()
  const fill = useFilledText()
  const { language } = runtime.readConfig()
  const [read, setRead] = useState({ label: '', language: '', text: '' })
  const isKnown = given !== undefined && known.includes(given)
  const label = given !== undefined && !isKnown && isLabel(given) ? given : undefined
  useEffect(() => {
    if (label === undefined) return undefined
    let isCurrent = true
    readMeantText(runtime, language, label).then(
      text => isCurrent && setRead({ label, language, text }),
      runtime.reportError,
    )
    return () => {
      isCurrent = false
    }
  }, [runtime, language, label])
  // A label of the window is filled already.
  if (isKnown) return t(given)
  if (label === undefined) return given && fill(given)
  return label === read.label && language === read.language ? fill(read.text) : undefined
}

interface ResponseNoticeProps {
  /** Error of the response: a label, or a text. */
  readonly refusal: string
}

/** Shows the error of a response as text. */
export function ResponseNotice({ refusal }: ResponseNoticeProps) {
  const text = useResponseText(refusal)
  return text && <Notice tone="error">{text}</Notice>
}
