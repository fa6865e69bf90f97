import { useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { languageTag } from '../../lib/languageTag'
import { useFailureReason } from '../../shell/useFailureReason'
import { useLeaveGuard } from '../../shell/useLeaveGuard'
import { useShell } from '../../shell/useShell'
import { isLoggedOut, refusalStatus } from '../../wire/FailedRequest'
import type { Picture } from '../picture/Picture'
import { deletePicture } from '../picture/pictureWire'
import { unsavedQuestion } from '../picture/useAskBeforeLeaving'
import { fitLimit, MAX_PIXELS } from '../upload/fit/fitRules'
import type { OpenConverter } from '../upload/fit/openConverter'
import { readFileFacts } from '../upload/fit/readPictureFacts'
import type { CropLabel } from './cropLabels'
import { type Crop, frameMatrix, isChanged, wholePicture } from './cropModel'
import type { CropOptions } from './CropWindow'
import { type OpenedOriginal, resultSide, resultSize } from './openOriginal'
import { type CopyStep, createCopy, type LoadPost, type PictureCopy, type StoppedAt } from './createCopy'

/**
 * Progress of storing the crop, or of deleting the new picture. `loaded` and `total` are bytes; `total` is 0 if the
 * step reports no progress.
 */
export interface CropProgress {
  readonly step: CopyStep | 'making' | 'stopping' | 'deleting'
  readonly loaded: number
  readonly total: number
}

interface CropFailure {
  /** The reason of the failure; after a stop, a text about the data that the portal has. */
  readonly reason: string
  readonly isStopped: boolean
  /** True when the portal has the new picture, but perhaps not all of its details or series. */
  readonly isIncomplete: boolean
  /** True when the portal may have the new picture, so the crop must not change before the next attempt. */
  readonly isLocked: boolean
}

const STOPPED: Readonly<Record<StoppedAt, CropLabel>> = {
  stored: 'pix_crop_stopped',
  described: 'pix_crop_stopped_series',
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
  { picture, onCopy }: CropOptions,
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
  const isStopping = useRef(false)
  /** The pending deletion of the new picture. */
  const deletion = useRef<Promise<unknown>>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const hasChanges = isChanged(size, crop)
  const setCopy = (next: PictureCopy | undefined) => {
    copy.current = next
    onCopy(() => (next?.mayBeStored() ? (next.stored() ? 'pix_crop_part_done' : 'pix_crop_maybe_done') : undefined))
  }
  const report = (step: CropProgress['step'], loaded = 0, total = 0) => {
    if (!isStopping.current) setProgress({ step, loaded, total })
  }
  /**
   * Returns true if the window may close, which aborts the action. If the portal may have the picture, stops the action
   * after the pending request instead. The window then stays until the response shows if the picture is stored. A
   * second stop closes the window at once.
   */
  const stop = (): boolean => {
    if (!running.current || isStopping.current || !copy.current?.mayBeStored()) return true
    copy.current.stop()
    report('stopping')
    isStopping.current = true
    return false
  }
  const isSent = progress?.step === 'sending' || progress?.step === 'describing'
  const isIncomplete = failure?.isIncomplete ?? false
  const askToStop = async () => {
    // The window stays until it is known if the new picture is deleted.
    if (deletion.current) return deletion.current.then(() => false)
    if (isStopping.current) return true
    if (!isSent && !failure?.isLocked) return ask(unsavedQuestion(t))
    const isWanted = await ask({
      heading: t('pix_crop_stop_question'),
      text: t(isIncomplete || progress?.step === 'describing' ? 'pix_crop_stop_stored' : 'pix_crop_stop_text'),
      okText: t('pix_crop_stop'),
      cancelText: t('pix_crop_go_on'),
      isDangerous: true,
      isCancelFirst: true,
    })
    return isWanted && stop()
  }
  // After a stop the window says what is stored, so it closes without another question.
  useLeaveGuard(hasChanges && (!failure?.isStopped || progress?.step === 'deleting'), askToStop)

  /**
   * True when the file may be stored. Asks the person only if the picture in the file is smaller than the result size
   * that the window shows. This is so if a file of that size would be too large for the portal.
   */
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
  /**
   * Returns the reason why the action ended early; an empty reason if the person does not want a smaller picture.
   * Undefined if everything is stored.
   */
  const store = async (opened: OpenConverter, signal: AbortSignal): Promise<Partial<CropFailure> | undefined> => {
    report('making')
    if (!copy.current) {
      const file = await makeFile(original, crop, opened, config)
      if (!file) return { reason: t('pix_crop_too_large') }
      if (!(await agreesToSize(file))) return { reason: '' }
      setCopy(createCopy(config, picture.Id, file, loadPost))
    }
    const stored = await copy.current!.store(signal, (...step) => !signal.aborted && report(...step))
    if (typeof stored === 'string') return { reason: t(STOPPED[stored]), isStopped: true }
    if (!signal.aborted) close(stored)
    return undefined
  }
  const reasonFor = async (error: unknown) => {
    if (isLoggedOut(error)) void showFailedRequest(error)
    else runtime.reportError(error)
    return { reason: await reasonOf(error) }
  }
  const save = async () => {
    const opened = converter()
    if (running.current || !opened || !hasChanges) return
    const { signal } = (running.current = new AbortController())
    setFailure(undefined)
    const ended = await store(opened, signal).catch((error: unknown) => (signal.aborted ? undefined : reasonFor(error)))
    running.current = undefined
    isStopping.current = false
    if (!ended || signal.aborted) return
    setProgress(undefined)
    const isStored = copy.current?.stored() !== undefined
    const mayBeStored = copy.current?.mayBeStored() ?? false
    if (!mayBeStored) setCopy(undefined)
    if (ended.reason)
      setFailure({ reason: '', isStopped: false, ...ended, isIncomplete: isStored, isLocked: mayBeStored })
  }
  /** Deletes the new picture. The crop stays and can be changed again. */
  const remove = async () => {
    const stored = copy.current?.stored()
    if (running.current || !stored) return
    running.current = new AbortController()
    report('deleting')
    // With status 404 the picture is gone already.
    deletion.current = deletePicture(config, stored.Id).catch((cause: unknown) =>
      refusalStatus(cause) === 404 ? undefined : cause,
    )
    const error = await deletion.current
    deletion.current = undefined
    running.current = undefined
    isStopping.current = false
    setProgress(undefined)
    if (error) {
      await showFailedRequest(error, () => void remove())
      return
    }
    setCopy(undefined)
    setFailure(undefined)
    announce(t('pix_crop_deleted'))
  }
  return {
    crop,
    hasChanges,
    progress,
    failure,
    isLocked: progress !== undefined || failure?.isLocked === true,
    change(next: Crop) {
      if (running.current || copy.current) return
      setFailure(undefined)
      setCrop(next)
    },
    save: () => void save(),
    remove: () => void remove(),
  }
}
