import { Notice } from '../../kit/control/Notice'
import { isLabel } from '../../labels/readMeantText'
import { useFilledText } from '../../labels/useFilledText'
import { useLabels } from '../../labels/useLabels'
import { useReadLabels } from './useReadLabels'

/**
 * Returns a text of a response as it is shown: plain text, never markup. A label is translated into the window's
 * language, with its markers filled; undefined until it has loaded.
 * @param known labels that the window has, so that no request is needed
 */
export function useResponseText(given: string | undefined, known: readonly string[] = []): string | undefined {
  const t = useLabels<string>()
  const fill = useFilledText()
  const isKnown = given !== undefined && known.includes(given)
  const label = given !== undefined && !isKnown && isLabel(given) ? given : undefined
  const read = useReadLabels(label === undefined ? [] : [label])
  // `t` has already filled the markers of a label of the window.
  if (isKnown) return t(given)
  const text = label === undefined ? given : read[label]
  return text && fill(text)
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
