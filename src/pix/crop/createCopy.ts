import type { ResolvedConfig } from '../../config/resolveConfig'
import { FailedRequest } from '../../wire/FailedRequest'
import type { FormValue } from '../../wire/requestParts'
import { makeKey } from '../../wire/writeKeys'
import { findSeriesOf } from '../manage/findSeriesOf'
import { metaForm, readMeta } from '../meta/metaModel'
import type { Picture } from '../picture/Picture'
import { fetchPicture, updatePicture, uploadUrl } from '../picture/pictureWire'
import type { pixParts } from '../pixParts'
import { changeSeriesPictures } from '../series/seriesWire'

/** Step of storing a copy: reads the original picture, sends the file, sets the details and the series. */
export type CopyStep = 'reading' | 'sending' | 'describing'

/** Receives the progress of the current step. `loaded` and `total` are bytes, given only while the file is sent. */
export type ReportStep = (step: CopyStep, loaded?: number, total?: number) => void

/**
 * Point at which a stop ended the action. `stored`: the portal has the file. `described`: it also has the details, but
 * the picture is not in all series.
 */
export type StoppedAt = 'stored' | 'described'

/** A new picture that has a new file and the details of the original picture. */
export interface PictureCopy {
  /** The new picture; undefined until the portal has stored its file. */
  readonly stored: () => Picture | undefined
  /** True when the portal has stored the file, or may have stored it because the file was sent and not refused. */
  readonly mayBeStored: () => boolean
  /**
   * Stores the copy and returns it with its details. After an error or a stop, call this function again. It does only
   * the steps that are not done yet, so that no picture is stored twice.
   * @throws FailedRequest
   */
  store(signal: AbortSignal, report: ReportStep): Promise<Picture | StoppedAt>
  /**
   * Ends `store` after the pending request, because only its response shows if the portal has stored the data. Before
   * the file is sent, abort the signal of `store` instead.
   */
  stop(): void
}

/**
 * Returns the fields of the call that gives a copy the details of the original picture. Leaves out the share groups,
 * because nobody has chosen to share the new picture.
 */
export function copiedFields(source: Picture, delimiter: string): Record<string, FormValue | undefined> {
  const { share_group: _, ...fields } = metaForm(
    readMeta({ ...source, AvailabeShareGroups: [] }, delimiter),
    source,
    delimiter,
    [],
  )
  return { ...fields, rights: source.Rights || undefined }
}

/** HTTP status of a full server, which has certainly stored nothing. */
const INSUFFICIENT_STORAGE = 507

/**
 * True when the portal has certainly not stored the file. After a server error other than 507, the portal may have
 * stored the file.
 */
const isRefusal = (failure: FailedRequest['failure']): boolean =>
  failure.kind === 'blocked' ||
  (failure.kind === 'refused' && (failure.status < 500 || failure.status === INSUFFICIENT_STORAGE))

/** Function that loads the code that sends files. */
export type LoadPost = typeof pixParts.postPictures

/** Prepares the copy of a picture. Sends nothing yet. */
export function createCopy(config: ResolvedConfig, sourceId: number, file: File, loadPost: LoadPost): PictureCopy {
  const key = makeKey()
  let stored: Picture | undefined
  let mayBeStored = false
  let isDescribed = false
  let isStopped = false
  let source: Picture | undefined
  let seriesLeft: readonly number[] | undefined

  const send = async (signal: AbortSignal, report: ReportStep): Promise<Picture> => {
    const postPictures = await loadPost()
    const isByIframe = config.pix.uploadTransport === 'frame'
    const wasMaybeStored = mayBeStored
    try {
      // A form in an iframe reports no progress, so the file may be stored at any time.
      mayBeStored ||= isByIframe
      const [picture] = await postPictures(
        config,
        { files: [file], key, seriesId: null, isByIframe },
        {
          signal,
          onProgress(loaded, total) {
            mayBeStored ||= loaded >= total
            report('sending', loaded, total)
          },
        },
      )
      if (picture) return picture
      throw new FailedRequest('POST /pix/pictures/by/{accountId}', uploadUrl(config, 'json'), {
        kind: 'malformed',
        field: '0',
        reason: 'is missing',
      })
    } catch (error) {
      if (error instanceof FailedRequest) {
        if (isRefusal(error.failure)) mayBeStored = wasMaybeStored
        // The portal has responded, so it has the file.
        else if (error.failure.kind === 'malformed') mayBeStored = true
      }
      throw error
    }
  }
  return {
    stored: () => stored,
    mayBeStored: () => stored !== undefined || mayBeStored,
    stop() {
      isStopped = true
    },
    async store(signal, report) {
      isStopped = false
      // Reads everything before the first write, so that an error while reading leaves nothing half done.
      report('reading')
      source ??= await fetchPicture(config, sourceId, signal)
      seriesLeft ??= ((await findSeriesOf(config, [sourceId], signal)).get(sourceId) ?? []).map(({ Id }) => Id)
      report('sending')
      stored ??= await send(signal, report)
      if (isStopped) return 'stored'
      report('describing')
      if (!isDescribed)
        stored = await updatePicture(config, stored.Id, copiedFields(source, config.pix.keywordDelimiter))
      isDescribed = true
      for (const seriesId of seriesLeft) {
        if (isStopped) return 'described'
        await changeSeriesPictures(config, seriesId, 'PUT', [stored.Id])
        seriesLeft = seriesLeft.filter(id => id !== seriesId)
      }
      return stored
    },
  }
}
