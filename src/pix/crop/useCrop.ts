import { useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useLabels } from '../../labels/useLabels'
import { languageTag } from '../../lib/languageTag'
import { useFailureReason } from '../../shell/useFailureReason'
import { useLeaveGuard } from '../../shell/useLeaveGuard'
import { useShell } from '../../shell/useShell'
import { isLoggedOut } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { unsavedQuestion } from '../picture/useAskBeforeLeaving'
import { fitLimit, MAX_PIXELS } from '../upload/fit/fitRules'
import type { OpenConverter } from '../upload/fit/openConverter'
import { readFileFacts } from '../upload/fit/readPictureFacts'
import type { CropLabel } from './cropLabels'
import { type Crop, frameMatrix, isChanged, wholePicture } from './cropModel'
import type { CropOptions } from './CropWindow'
import { type OpenedOriginal, resultSide, resultSize } from './openOriginal'
import { type CopyStep, createCopy, type LoadPost, type PictureCopy } from './createCopy'

/** Progress of the action that stores the crop; `total` is 0 if the step has no measure. */
export interface CropProgress {
  readonly step: CopyStep | 'making'
  readonly loaded: number
  readonly total: number
}

interface CropFailure {
  readonly reason: string
  /** True if the portal has the new picture, but not all of its details. */
  readonly isIncomplete: boolean
  /** True if the portal may have the new picture, so the crop must not change before the next attempt. */
  readonly isLocked: boolean
}

/** Returns the file of the crop; undefined if it is too large for the portal, even made smaller. */
async function makeFile(
  { file, size, name, type }: OpenedOriginal,
  crop: Crop,
  converter: OpenConverter,
  { pix }: ResolvedConfig,
): Promise<File | undefined> {
  const { width, height } = crop.frame
  const blob = await converter.convert({
    file,
    type,
    side: resultSide(crop.frame),
    limit: fitLimit(pix),
    maxPixels: MAX_PIXELS,
    frame: { width, height, matrix: frameMatrix(size, crop) },
  })
  return blob && new File([blob], name, { type })
}

/** Controller of the crop: holds the frame, and stores the result as a new picture. */
export function useCrop(
  config: ResolvedConfig,
  original: OpenedOriginal,
  converter: () => OpenConverter | undefined,
  { picture, onStored }: CropOptions,
  loadPost: LoadPost,
  close: (picture: Picture) => void,
) {
  const { runtime, ask, showFailedRequest } = useShell()
  const t = useLabels<CropLabel>()
  const reasonOf = useFailureReason()
  const { size } = original
  const [crop, setCrop] = useState(() => wholePicture(size))
  const [progress, setProgress] = useState<CropProgress>()
  const [failure, setFailure] = useState<CropFailure>()
  const copy = useRef<PictureCopy>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const hasChanges = isChanged(size, crop)
  const isIncomplete = failure?.isIncomplete ?? false
  const isLocked = failure?.isLocked ?? false
  const isSent = progress?.step === 'sending' || progress?.step === 'describing'
  useLeaveGuard(hasChanges, () =>
    ask(
      isSent || isLocked
        ? {
            heading: t('pix_crop_stop_question'),
            text: t(isIncomplete || progress?.step === 'describing' ? 'pix_crop_stop_stored' : 'pix_crop_stop_text'),
            okText: t('pix_crop_stop'),
            cancelText: t('pix_crop_go_on'),
            isDangerous: true,
            isCancelFirst: true,
          }
        : unsavedQuestion(t),
    ),
  )

  const report = (step: CropProgress['step'], loaded = 0, total = 0) => {
    if (step === 'describing') onStored()
    setProgress({ step, loaded, total })
  }
  /** Asks before the result is stored smaller than the window says, because its file would be too large. */
  const agreesToSize = async (file: File): Promise<boolean> => {
    const facts = await readFileFacts(file)
    if (!facts || facts.width >= resultSize(crop.frame).width) return true
    const pixels = (value: number) => value.toLocaleString(languageTag(config.language))
    return ask({
      heading: t('pix_crop_shrink_question'),
      text: t('pix_crop_shrink_text', { WIDTH: pixels(facts.width), HEIGHT: pixels(facts.height) }),
      okText: t('pix_crop_save'),
      cancelText: t('abbrechen'),
    })
  }
  /** Returns the reason if nothing was stored; an empty text if the person does not want a smaller picture. */
  const store = async (opened: OpenConverter, signal: AbortSignal): Promise<string | undefined> => {
    report('making')
    if (!copy.current) {
      const file = await makeFile(original, crop, opened, config)
      if (!file) return t('pix_crop_too_large')
      if (!(await agreesToSize(file))) return ''
      copy.current = createCopy(config, picture.Id, file, loadPost)
    }
    const stored = await copy.current.store(signal, (...step) => !signal.aborted && report(...step))
    if (!signal.aborted) close(stored)
    return undefined
  }
  const save = async () => {
    const opened = converter()
    if (running.current || !opened || !hasChanges) return
    const stop = new AbortController()
    running.current = stop
    setFailure(undefined)
    let reason: string | undefined
    try {
      reason = await store(opened, stop.signal)
    } catch (error) {
      if (!stop.signal.aborted) {
        reason = await reasonOf(error)
        if (isLoggedOut(error)) void showFailedRequest(error)
        else runtime.reportError(error)
      }
    }
    running.current = undefined
    if (reason === undefined || stop.signal.aborted) return
    setProgress(undefined)
    const isStored = copy.current?.stored() !== undefined
    const mayBeStored = copy.current?.mayBeStored() ?? false
    if (!mayBeStored) copy.current = undefined
    if (reason) setFailure({ reason, isIncomplete: isStored, isLocked: mayBeStored })
  }
  return {
    crop,
    hasChanges,
    progress,
    failure,
    isLocked: progress !== undefined || isLocked,
    change(next: Crop) {
      if (running.current || copy.current) return
      setFailure(undefined)
      setCrop(next)
    },
    save: () => void save(),
  }
}
