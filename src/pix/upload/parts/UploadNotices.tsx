import { Notice } from '../../../kit/control/Notice'
import type { ReadLabel } from '../../../labels/useLabels'
import { formatBytes } from '../../../lib/formatBytes'
import type { uploadLabels } from '../uploadLabels'
import type { UploadState } from '../uploadModel'
import type { UploadLimits, UploadVerdict } from '../uploadRules'

interface UploadNoticesProps {
  readonly state: UploadState
  readonly verdict: UploadVerdict
  readonly storedCount: number
  readonly limits: UploadLimits
  /** A folder held more files than were taken. */
  readonly isCut: boolean
  /** BCP 47, for the numbers. */
  readonly tag: string
  readonly t: ReadLabel<(typeof uploadLabels)[number]>
}

/** Says what went wrong with an upload: that it failed and why, what is kept, and which files may be sent at all. */
export function UploadNotices({ state, verdict: { accepted, rejected, isPostTooLarge }, storedCount, limits, isCut, tag, t }: UploadNoticesProps) {
  const isDone = state.status === 'done'
  const isNothing = state.status === 'refused' && accepted.length + rejected.length === 0
  return (
    <>
      {isNothing && <Notice tone="info">{t('pix_upload_folder_empty')}</Notice>}
      {state.status === 'failed' && (
        <Notice tone="error">
          <strong>{t('dropzone upload error')}</strong> {state.reason} {storedCount > 0 && t('pix_upload_stored_count', { STORED: storedCount, COUNT: accepted.length })}
        </Notice>
      )}
      {isCut && <Notice tone="warning">{t('pix_upload_cut', { COUNT: accepted.length + rejected.length })}</Notice>}
      {(isPostTooLarge || rejected.length > 0) && (
        <Notice tone={isDone ? 'warning' : 'error'}>
          {isPostTooLarge ? t('pix_upload_post_too_large', { SIZE: formatBytes(limits.postSize, tag) }) : t('not_uploaded_wrong_file_type')}{' '}
          {t('pix_upload_allowed_types', { TYPES: limits.extensions.join(', '), SIZE: formatBytes(limits.fileSize, tag) })}
        </Notice>
      )}
    </>
  )
}
