import { useEffect, useLayoutEffect } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { Loader } from '../../kit/control/Loader'
import { ProgressBar } from '../../kit/control/ProgressBar'
import { FileButton } from '../../kit/field/FileButton'
import type { FileSource } from '../../kit/field/useFileDrop'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { WindowChrome } from '../../kit/window/WindowChrome'
import { languageTag } from '../../lib/languageTag'
import { useLabels } from '../../labels/useLabels'
import { formatBytes } from '../../lib/formatBytes'
import { useGuardClose } from '../../shell/useGuardClose'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { Picture } from '../picture/Picture'
import { acceptedTypes } from './acceptedTypes'
import { UploadFileList } from './parts/UploadFileList'
import { UploadNotices, useUploadAnnouncements } from './parts/UploadNotices'
import { uploadLabels } from './uploadLabels'
import { uploadPercent } from './uploadModel'
import { useUpload } from './useUpload'

/** What the upload dialog is opened with. */
export interface UploadOptions {
  readonly files: readonly File[]
  /** The input in which a person chose exactly these files, where a script can't fill one. */
  readonly input?: HTMLInputElement | undefined
  /** What was dropped, with folders among it, in the place of files. */
  readonly entries?: readonly FileSystemEntry[] | undefined
  /** The files come from the clipboard, where a screenshot has only the name that the browser makes up for it. */
  readonly isPasted?: boolean | undefined
  /** The series that the pictures go to; null: only the library. */
  readonly seriesId: number | null
  /** Gets the new pictures when the upload ends, breaks or is left: all that the portal has stored by then, its newest first. */
  onUploaded(pictures: Picture[]): void
  /** Is told when the dialog goes and an answer was not waited for or got lost after everything was sent: the portal may have the pictures. */
  onUnanswered(): void
  /** Gets other files that were chosen in the place of refused ones, when the dialog is gone. */
  onOthers(files: readonly File[], source?: FileSource): void
}

const Stack = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
`
const Files = styled.div`
  position: relative;
`

/** Shows how an upload goes, which files were not taken and why, and lets a person stop it, share it out or try again (image-library 2.4, 4.9). */
export function UploadDialog({ options, close }: WindowProps<UploadOptions>) {
  const { ask, close: leave } = useShell()
  const t = useLabels<(typeof uploadLabels)[number]>()
  const upload = useUpload(options)
  const { state, verdict, storedCount, isCut, limits, postCount } = upload
  const { rejected, accepted, isPostTooLarge } = verdict
  const tag = languageTag(upload.language)
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone && rejected.length === 0 && !isCut) close()
  }, [isDone, rejected, isCut, close])

  const isSending = state.status === 'sending'
  useUploadAnnouncements(state, accepted)
  useLeaveGuard(isSending, () =>
    ask({
      heading: t('pix_upload_stop_question'),
      ...(storedCount > 0 && { text: t('pix_upload_stop_stored', { COUNT: storedCount }) }),
      okText: t('pix_upload_stop'),
      cancelText: t('pix_upload_continue'),
      isDangerous: true,
      isCancelFirst: true,
    }),
  )

  const isStoring = isSending && state.total > 0 && state.loaded >= state.total
  const amount = () => {
    if (isDone) return t('pix_upload_done')
    if (!isSending || state.total === 0) return ''
    if (isStoring) return t('pix_upload_storing')
    return t('pix_upload_amount', { LOADED: formatBytes(state.loaded, tag), TOTAL: formatBytes(state.total, tag) })
  }
  const isRefused = state.status === 'refused'
  const isOver = isDone || isRefused
  const isTimeless = state.status === 'reading' || (isSending && !upload.isMeasured)
  return (
    <WindowChrome title={t('process_upload')} closeText={t('ui_close')} onClose={leave}>
      <WindowBody textLabel={t('pix_upload_list')}>
        <Stack>
          {!isRefused && (
            <ProgressBar
              label={
                state.status === 'reading' ? t('pix_upload_reading') : t('pix_upload_files', { COUNT: accepted.length })
              }
              {...(!isTimeless && { value: uploadPercent(state) })}
              text={amount()}
              isFailed={state.status === 'failed'}
            />
          )}
          <UploadNotices {...{ state, verdict, storedCount, isCut, limits, tag }} />
          <Files>
            <UploadFileList {...{ accepted, rejected, isPostTooLarge, storedCount, tag }} fileSize={limits.fileSize} />
            {isStoring && <Loader fade={100} />}
          </Files>
        </Stack>
      </WindowBody>
      <WindowBar>
        {!isOver && <Button onClick={() => close()}>{t('abbrechen')}</Button>}
        {state.status === 'failed' && (
          <Button variant="primary" onClick={upload.retry} autoFocus>
            {t('ui_retry')}
          </Button>
        )}
        {(isRefused || (isDone && rejected.length > 0)) && (
          <FileButton
            accept={acceptedTypes(limits.extensions)}
            isMultiple
            onFiles={(files, source) => {
              close()
              options.onOthers(files, source)
            }}
          >
            {t('pix_upload_others')}
          </FileButton>
        )}
        {isOver && (
          <Button variant={isRefused && postCount > 0 ? 'secondary' : 'primary'} onClick={() => close()} autoFocus>
            {t('ok')}
          </Button>
        )}
        {isRefused && postCount > 0 && (
          <Button variant="primary" onClick={upload.sendInPosts}>
            {t('pix_upload_in_posts', { COUNT: postCount })}
          </Button>
        )}
      </WindowBar>
    </WindowChrome>
  )
}

UploadDialog.labels = uploadLabels

/** As long as `isNeeded`: asks before the window is left, and lets the browser ask before the page is. */
function useLeaveGuard(isNeeded: boolean, ask: () => Promise<boolean>): void {
  useGuardClose(ask, isNeeded)
  // With the frame that shows what is under way, not after it.
  useLayoutEffect(() => {
    if (!isNeeded) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
