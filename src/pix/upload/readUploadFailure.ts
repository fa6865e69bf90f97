import type { ReadLabel } from '../../labels/useLabels'
import { addWait } from '../../shell/useFailedRequest'
import { FailedRequest } from '../../wire/FailedRequest'
import { presentFailedRequest } from '../../wire/presentFailedRequest'
import type { uploadLabels } from './uploadLabels'

/** What the upload dialog says of a failed post. */
interface UploadFailure {
  readonly reason: string
  /** The reason says it all: no further dialog is needed. */
  readonly isEnough: boolean
}

/** Puts into words why a post failed; what the shell must translate or ask about is left to it. */
export function readUploadFailure(error: unknown, t: ReadLabel<(typeof uploadLabels)[number]>): UploadFailure {
  if (!(error instanceof FailedRequest)) return { reason: '', isEnough: false }
  const { failure } = error
  if (failure.kind === 'unreachable')
    return { reason: t(navigator.onLine ? 'ui_unreachable' : 'pix_upload_offline'), isEnough: true }
  if (failure.kind === 'blocked') return { reason: t('pix_upload_blocked'), isEnough: true }
  if (failure.kind === 'malformed') return { reason: t('pix_upload_answer_unreadable'), isEnough: false }
  if (failure.kind === 'refused' && failure.status === 413 && !failure.body.trim())
    return { reason: t('pix_upload_server_limit'), isEnough: true }
  const shown = presentFailedRequest(error, 'pix')
  // One word may be a label, which the shell knows how to translate.
  const isPlain = shown.kind === 'message' && !shown.captionLabel && shown.text.includes(' ')
  return { reason: isPlain ? addWait(shown.text, error, t) : '', isEnough: isPlain }
}
