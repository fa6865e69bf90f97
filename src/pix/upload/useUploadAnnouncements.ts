import { useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import type { uploadLabels } from './uploadLabels'
import { fileUnderWay, type UploadState } from './uploadModel'

// More often would cut the sentence before off.
const PAUSE_MS = 3000

/** Lets screen readers speak which file is being sent, at the start and then every few seconds. */
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
