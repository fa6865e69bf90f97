import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { FailedRequest } from '../../wire/FailedRequest'
import { presentFailedRequest } from '../../wire/presentFailedRequest'
import type { uploadLabels } from './uploadLabels'
import type { UploadOptions } from './UploadOptions'
import type { UploadState } from './uploadModel'
import { judgeUpload } from './uploadRules'
import { postPictures } from './uploadWire'

/** The upload dialog's controller: judges the files, sends the good ones, and stops the transfer when the dialog goes. */
export function useUpload({ files, seriesId, onUploaded, onUnanswered }: UploadOptions) {
  const { runtime, showFailedRequest } = useShell()
  const t = useLabels<(typeof uploadLabels)[number]>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const verdict = useMemo(() => judgeUpload(files, config.pix), [files, config])
  const [attempt, setAttempt] = useState(0)
  const canSend = verdict.accepted.length > 0 && !verdict.isPostTooLarge
  const [state, setState] = useState<UploadState>(canSend ? { status: 'sending', loaded: 0, total: 0 } : { status: 'refused' })

  const mayBeStored = useRef(false)
  const fail = useEffectEvent(async (error: unknown) => {
    const shown = error instanceof FailedRequest ? presentFailedRequest(error, 'pix') : undefined
    const isUnreachable = shown?.kind === 'ignored'
    // One word may be a label, which the shell knows how to translate.
    const isPlain = shown?.kind === 'message' && !shown.captionLabel && shown.text.includes(' ')
    setState({ status: 'failed', reason: isUnreachable ? t('ui_unreachable') : isPlain ? shown.text : '' })
    if (isUnreachable || isPlain) runtime.reportError(error)
    else await showFailedRequest(error)
  })
  const send = useEffectEvent(async (signal: AbortSignal) => {
    const wasMaybeStored = mayBeStored.current
    let isAnswered = false
    try {
      const pictures = await postPictures(config, verdict.accepted, seriesId, {
        signal,
        onProgress(loaded, total) {
          // The last report may come after the answer.
          if (isAnswered) return
          mayBeStored.current = wasMaybeStored || loaded >= total
          setState(now => (now.status === 'sending' ? { status: 'sending', loaded, total } : now))
        },
      })
      isAnswered = true
      mayBeStored.current = wasMaybeStored
      onUploaded(pictures)
      setState({ status: 'done' })
    } catch (error) {
      isAnswered = true
      if (error instanceof FailedRequest && error.failure.kind === 'refused') mayBeStored.current = wasMaybeStored
      if (!signal.aborted) await fail(error)
    }
  })
  useEffect(() => {
    if (!canSend) return undefined
    const transfer = new AbortController()
    void send(transfer.signal)
    return () => transfer.abort()
  }, [canSend, attempt])

  const tellUnanswered = useEffectEvent(() => {
    if (mayBeStored.current) onUnanswered()
  })
  useEffect(() => () => tellUnanswered(), [])

  const retry = () => {
    setState({ status: 'sending', loaded: 0, total: 0 })
    setAttempt(count => count + 1)
  }
  return { state, verdict, limits: config.pix, language: config.language, retry }
}
