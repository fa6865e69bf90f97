import { CredentialNotice } from '../../kit/credential/CredentialNotice'
import type { FrameOptions } from '../frame/FrameOptions'
import { useAnswerText } from '../frame/useAnswerText'

interface FrameRefusalProps {
  /** The error of an answer: a label, or a text. */
  readonly refusal: string
  readonly options: FrameOptions
}

/** Says among the fields of a credential form what an answer holds against them. */
export function FrameRefusal({ refusal, options }: FrameRefusalProps) {
  const text = useAnswerText(refusal, options)
  return text && <CredentialNotice tone="error">{text}</CredentialNotice>
}
