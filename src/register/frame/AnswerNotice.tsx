import { Notice } from '../../kit/control/Notice'
import type { FrameOptions } from './FrameOptions'
import { useAnswerText } from './useAnswerText'

interface AnswerNoticeProps {
  /** The error of an answer: a label, or a text. */
  readonly refusal: string
  readonly options: FrameOptions
}

/** Says in words what an answer holds against what was asked. */
export function AnswerNotice({ refusal, options }: AnswerNoticeProps) {
  const text = useAnswerText(refusal, options)
  return text && <Notice tone="error">{text}</Notice>
}
