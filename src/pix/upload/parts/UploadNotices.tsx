import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../../kit/control/LiveRegion'
import { Notice } from '../../../kit/control/Notice'
import { useLabels } from '../../../labels/useLabels'
import { formatBytes } from '../../../lib/formatBytes'
import type { uploadLabels } from '../uploadLabels'
import { fileUnderWay, type UploadState } from '../uploadModel'
import type { UploadLimits, UploadVerdict } from '../uploadRules'

interface UploadNoticesProps {
  readonly state: UploadState
  readonly verdict: UploadVerdict
  readonly storedCount: number
  readonly limits: UploadLimits
  /** True when a folder contained more files than were read. */
  readonly isCut: boolean
  /** Language tag (BCP 47) for formatting numbers. */
  readonly tag: string
}

/** Shows the errors of an upload: the reason of a failure, the number of stored files, the allowed types and sizes. */
export function UploadNotices({
  state,
  verdict: { accepted, rejected, isPostTooLarge },
  storedCount,
  limits,
  isCut,
  tag,
}: UploadNoticesProps) {
  const t = useLabels<(typeof uploadLabels)[number]>()
  const isDone = state.status === 'done'
  const isNothing = state.status === 'refused' && accepted.length + rejected.length === 0
  return (
    <>
      {isNothing && <Notice tone="info">{t('pix_upload_folder_empty')}</Notice>}
      {state.status === 'failed' && (
        <Notice tone="error">
          <strong>{t('dropzone upload error')}</strong> {state.reason}{' '}
          {storedCount > 0 && t('pix_upload_stored_count', { STORED: storedCount, COUNT: accepted.length })}
        </Notice>
      )}
      {isCut && <Notice tone="warning">{t('pix_upload_cut', { COUNT: accepted.length + rejected.length })}</Notice>}
      {(isPostTooLarge || rejected.length > 0) && (
        <Notice tone={isDone ? 'warning' : 'error'}>
          {isPostTooLarge && t('pix_upload_post_too_large', { SIZE: formatBytes(limits.postSize, tag) })}{' '}
          {rejected.length > 0 && t('not_uploaded_wrong_file_type')}{' '}
          {t('pix_upload_allowed_types', {
            TYPES: limits.extensions.join(', '),
            SIZE: formatBytes(limits.fileSize, tag),
          })}
        </Notice>
      )}
    </>
  )
}

// Delay in ms between announcements. A shorter delay would interrupt the previous announcement.
const PAUSE_MS = 3000

/**
 * Tells screen readers the number of the file that is being sent: at the start, and after each change of the number,
 * but at most every three seconds.
 */
export function useUploadAnnouncements(state: UploadState, files: readonly File[]): void {
  const t = useLabels<(typeof uploadLabels)[number]>()
  const isSending = state.status === 'sending'
  const index = isSending ? fileUnderWay(files, state.loaded, state.total) : 0
  const spoken = useRef(0)
  const speak = useEffectEvent(() => {
    if (index === spoken.current) return
    spoken.current = index
    announce(t('pix_upload_progress', { INDEX: index, COUNT: files.length }))
  })
  useEffect(() => {
    if (!isSending) return undefined
    speak()
    const timer = setInterval(() => speak(), PAUSE_MS)
    return () => clearInterval(timer)
  }, [isSending])
}
