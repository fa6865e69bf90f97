import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { Loader } from '../../kit/control/Loader'
import { Notice } from '../../kit/control/Notice'
import { ProgressBar } from '../../kit/control/ProgressBar'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { WindowFrame } from '../../kit/window/WindowFrame'
import { cssVar } from '../../kit/theme/cssVar'
import { languageTag } from '../../labels/languageTag'
import { useLabels } from '../../labels/useLabels'
import { formatBytes } from '../../lib/formatBytes'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { UploadFileList } from './parts/UploadFileList'
import type { uploadLabels } from './uploadLabels'
import { uploadPercent } from './uploadModel'
import type { UploadOptions } from './UploadOptions'
import { useUpload } from './useUpload'

const Stack = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
`

const Files = styled.div`
  position: relative;
`

/** Shows how an upload goes, which files were not taken and why, and lets a person stop it or try again (image-library 2.4, 4.9). */
export function UploadDialog({ options, close }: WindowProps<UploadOptions>) {
  const { ask, guardClose, close: leave } = useShell()
  const t = useLabels<(typeof uploadLabels)[number]>()
  const { state, verdict, limits, language, retry } = useUpload(options)
  const { rejected, accepted, isPostTooLarge } = verdict
  const tag = languageTag(language)
  const isDone = state.status === 'done'
  useEffect(() => {
    if (isDone && rejected.length === 0) close()
  }, [isDone, rejected, close])

  const isSending = state.status === 'sending'
  const askToStop = useEffectEvent(() => ask({ heading: t('pix_upload_stop_question'), okText: t('pix_upload_stop'), cancelText: t('pix_upload_continue'), isDangerous: true }))
  useEffect(() => {
    if (!isSending) return undefined
    guardClose(() => askToStop())
    return () => guardClose(undefined)
  }, [isSending, guardClose])

  const isStoring = state.status === 'sending' && state.total > 0 && state.loaded >= state.total
  const amount = () => {
    if (state.status === 'done') return t('pix_upload_done')
    if (state.status !== 'sending' || state.total === 0) return ''
    if (isStoring) return t('pix_upload_storing')
    return t('pix_upload_amount', { LOADED: formatBytes(state.loaded, tag), TOTAL: formatBytes(state.total, tag) })
  }
  const isOver = isDone || state.status === 'refused'
  return (
    <WindowFrame title={t('process_upload')} closeText={t('ui_close')} onClose={leave}>
      <WindowBody>
        <Stack>
          {state.status !== 'refused' && (
            <ProgressBar label={t('pix_upload_files', { COUNT: accepted.length })} value={uploadPercent(state)} text={amount()} isFailed={state.status === 'failed'} />
          )}
          {state.status === 'failed' && (
            <Notice tone="error">
              <strong>{t('dropzone upload error')}</strong> {state.reason}
            </Notice>
          )}
          {(isPostTooLarge || rejected.length > 0) && (
            <Notice tone={isDone ? 'warning' : 'error'}>
              {isPostTooLarge ? t('pix_upload_post_too_large', { SIZE: formatBytes(limits.postSize, tag) }) : t('not_uploaded_wrong_file_type')}{' '}
              {t('pix_upload_allowed_types', { TYPES: limits.extensions.join(', '), SIZE: formatBytes(limits.fileSize, tag) })}
            </Notice>
          )}
          <Files>
            <UploadFileList {...{ accepted, rejected, isPostTooLarge, tag }} fileSize={limits.fileSize} t={t} />
            {isStoring && <Loader fade={100} />}
          </Files>
        </Stack>
      </WindowBody>
      <WindowBar>
        {!isOver && <Button onClick={() => close()}>{t('abbrechen')}</Button>}
        {state.status === 'failed' && (
          <Button variant="primary" onClick={retry} autoFocus>
            {t('ui_retry')}
          </Button>
        )}
        {isOver && (
          <Button variant="primary" onClick={() => close()} autoFocus>
            {t('ok')}
          </Button>
        )}
      </WindowBar>
    </WindowFrame>
  )
}
