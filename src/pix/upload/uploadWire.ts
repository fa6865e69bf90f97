import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { sendUpload, type UploadRequest } from '../../wire/sendUpload'
import type { Picture } from '../picture/Picture'
import { pictureSchema } from '../picture/pictureSchema'
import { pictureListSchema, uploadUrl } from '../picture/pictureWire'

const uploadAnswer = v.union([
  pictureListSchema,
  v.pipe(
    pictureSchema,
    v.transform(picture => [picture]),
  ),
])

/** POST /pix/pictures/by/{accountId}.json: sends files to the account, and to one of its series when an id is given; answers the new pictures. */
export function postPictures(config: ResolvedConfig, files: readonly File[], seriesId: number | null, transfer: Pick<UploadRequest<Picture[]>, 'signal' | 'onProgress'>): Promise<Picture[]> {
  const body = new FormData()
  body.append('series', seriesId === null ? '' : String(seriesId))
  for (const file of files) body.append('image_upload[]', file, file.name)
  return sendUpload({ call: 'POST /pix/pictures/by/{accountId}.json', url: uploadUrl(config), body, schema: uploadAnswer, ...transfer })
}
