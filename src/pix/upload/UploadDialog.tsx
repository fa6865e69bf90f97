import { type ComponentType, useEffect } from 'react'
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
import { useLeaveGuard } from '../../shell/useLeaveGuard'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import { acceptedTypes } from './acceptedTypes'
import type { FitFilesProps } from './fit/FitFiles'
import { UploadFileList } from './parts/UploadFileList'
import { UploadNotices, useUploadAnnouncements } from './parts/UploadNotices'
import { uploadLabels } from './uploadLabels'
import { uploadPercent } from './uploadModel'
import { useUpload } from './useUpload'

/** Options of the upload dialog. */
export interface UploadOptions {
  readonly files: readonly File[]
  /**
   * The file input that contains exactly these files. An upload by an iframe needs this input in browsers where a
   * script can't fill an input.
   */
  readonly input?: HTMLInputElement | undefined
  /** Dropped entries, including folders. Used instead of `files`. */
  readonly entries?: readonly FileSystemEntry[] | undefined
  /** True when the files come from the clipboard, where the browser makes up the name of a screenshot. */
  readonly isPasted?: boolean | undefined
  /** Series for the pictures; null adds them only to the library. */
  readonly seriesId: number | null
  /**
   * Called when the upload ends or fails, and when the dialog closes. Gets all pictures that the portal has stored
   * since the last call, the newest first. Not called without such pictures.
   */
  onUploaded(pictures: Picture[]): void
  /**
   * Called when the dialog closes and the portal may have stored pictures without a response that lists them. The
   * caller should then fetch its list again.
   */
  onUnanswered(): void
  /** Called with the files that the person chose instead of rejected ones, after the dialog has closed. */
  onOthers(files: readonly File[], source?: FileSource): void
}

const Stack = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
`
const Files = styled.div`
  position: relative;
`

/**
 * Shows the progress of an upload and the rejected files with the reasons. Lets the person stop it, split it into
 * several posts, or retry (image-library 2.4, 4.9).
 */
export function UploadDialog({ options, close }: WindowProps<UploadOptions>) {
  const { ask, close: leave } = useShell()
  const t = useLabels<(typeof uploadLabels)[number]>()
  const upload = useUpload(options)
  const { state, verdict, storedCount, isCut, limits, postCount } = upload
  const { rejected, accepted, isPostTooLarge } = verdict
  const tag = languageTag(upload.language)
  const formatSize = (bytes: number) => formatBytes(bytes, tag)
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone && rejected.length === 0 && !isCut) close()
  }, [isDone, rejected, isCut, close])

  const isSending = state.status === 'sending'
  const isFitting = state.status === 'fitting'
  const fit = usePart<ComponentType<FitFilesProps>>(pixParts.fitFiles, isFitting ? 1 : 0, Unfitted)
  useUploadAnnouncements(state, accepted)
  useLeaveGuard(isSending || isFitting, () =>
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
    return t('pix_upload_amount', { LOADED: formatSize(state.loaded), TOTAL: formatSize(state.total) })
  }
  const isRefused = state.status === 'refused'
  const isOver = isDone || isRefused
  const isReading = state.status === 'reading' || isFitting
  const isTimeless = isReading || (isSending && !upload.isMeasured)
  const content =
    isFitting && fit ? (
      <fit.Part
        {...{ limits, tag, formatSize }}
        verdict={state.found}
        files={state.files}
        onDone={upload.goOn}
        onCancel={close}
      />
    ) : (
      <>
        <WindowBody textLabel={t('pix_upload_list')}>
          <Stack>
            {!isRefused && (
              <ProgressBar
                label={isReading ? t('pix_upload_reading') : t('pix_upload_files', { COUNT: accepted.length })}
                {...(!isTimeless && { value: uploadPercent(state) })}
                text={amount()}
                isFailed={state.status === 'failed'}
              />
            )}
            <UploadNotices {...{ state, verdict, storedCount, isCut, limits, tag }} />
            <Files>
              <UploadFileList
                {...{ accepted, rejected, isPostTooLarge, storedCount, tag }}
                fileSize={limits.fileSize}
              />
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
              accept={acceptedTypes(limits)}
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
            <Button variant="primary" onClick={() => upload.goOn({ ...verdict, isPostTooLarge: false })}>
              {t('pix_upload_in_posts', { COUNT: postCount })}
            </Button>
          )}
        </WindowBar>
      </>
    )
  return (
    <WindowChrome title={t('process_upload')} closeText={t('ui_close')} onClose={leave}>
      {content}
    </WindowChrome>
  )
}

UploadDialog.labels = uploadLabels

/**
 * Fallback if the part that adapts files can't be loaded. The upload continues, and the files that don't fit stay
 * rejected.
 */
function Unfitted({ verdict, onDone }: FitFilesProps) {
  useEffect(() => onDone(verdict), [verdict, onDone])
  return null
}
