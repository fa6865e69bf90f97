import type { ReadLabel } from '../../labels/useLabels'
import { addWait } from '../../shell/useFailedRequest'
import { FailedRequest } from '../../wire/FailedRequest'
import { presentFailedRequest } from '../../wire/presentFailedRequest'
import type { uploadLabels } from './uploadLabels'

/** Error of a failed post, for the upload dialog. */
interface UploadFailure {
  readonly reason: string
  /** True when the reason is complete, so that no further dialog is needed. */
  readonly isEnough: boolean
}

/**
 * Returns the reason why a post failed. The reason is empty if only the shell can show the error, because the error is
 * a label key or needs a question.
 */
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
  // A single word may be a label key, which the shell translates.
  const isPlain = shown.kind === 'message' && !shown.captionLabel && shown.text.includes(' ')
  return { reason: isPlain ? addWait(shown.text, error, t) : '', isEnough: isPlain }
}
