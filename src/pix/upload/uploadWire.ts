import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { hiddenIframeUpload } from '../../wire/hiddenIframeUpload'
import { readableList } from '../../wire/readableList'
import { sendUpload, type UploadRequest } from '../../wire/sendUpload'
import type { Picture } from '../picture/Picture'
import { pictureSchema } from '../picture/pictureSchema'
import { uploadUrl } from '../picture/pictureWire'
import type { UploadPost } from './uploadModel'

/** Post of an upload, and the series for its pictures. */
export interface PicturePost extends UploadPost {
  /** Null adds the pictures only to the library. */
  readonly seriesId: number | null
  /**
   * The file input that contains exactly these files. An upload by an iframe needs this input in browsers where a
   * script can't fill an input.
   */
  readonly input?: HTMLInputElement | undefined
  /** True when a form in a hidden iframe sends the files. */
  readonly isByIframe?: boolean
}

type Transfer = Pick<UploadRequest<Picture[]>, 'signal' | 'onProgress'>

/** Schema of the response: a picture or a list of pictures. */
const uploadResponse = (config: ResolvedConfig, call: string, url: string): v.GenericSchema<unknown, Picture[]> =>
  v.lazy(response =>
    typeof response === 'object' && response !== null && 'Id' in response
      ? v.pipe(
          pictureSchema,
          v.transform(picture => [picture]),
        )
      : v.pipe(
          readableList(config, call, url, pictureSchema),
          // If no picture of the response is readable, the call fails. Otherwise the response would look like a list
          // without pictures.
          v.check(({ entries, received }) => entries.length > 0 || received === 0, 'has no readable picture'),
          v.transform(({ entries }) => entries),
        ),
  )

/**
 * POST /pix/pictures/by/{accountId}.json, or .xml with a hidden iframe: uploads files to the account, and to one of its
 * series if an id is given. Returns the new pictures.
 */
export function postPictures(
  config: ResolvedConfig,
  { files, key, seriesId, input, isByIframe }: PicturePost,
  { signal, onProgress }: Transfer,
): Promise<Picture[]> {
  const form = {
    fields: { series: seriesId === null ? '' : String(seriesId), upload_key: key },
    fileField: 'image_upload[]',
    files,
    signal,
  }
  if (isByIframe) {
    const [call, url] = ['POST /pix/pictures/by/{accountId}.xml', uploadUrl(config, 'xml')]
    return hiddenIframeUpload({ call, url, input, schema: uploadResponse(config, call, url), ...form })
  }
  const [call, url] = ['POST /pix/pictures/by/{accountId}.json', uploadUrl(config, 'json')]
  return sendUpload({ call, url, onProgress, schema: uploadResponse(config, call, url), ...form })
}
