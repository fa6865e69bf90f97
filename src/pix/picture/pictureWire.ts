import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FormValue } from '../../wire/requestParts'
import { sendRequest } from '../../wire/sendRequest'
import { accountUrl, pictureListRequest, type PictureRange } from './pictureListRequest'
import type { Picture } from './Picture'
import { pictureSchema } from './pictureSchema'

const MAX_IDS = 100

/** The contract's list of pictures. */
export const pictureListSchema = v.array(pictureSchema)

/** Where an upload of the account is posted; the ending says how the answer is written. */
export function uploadUrl(config: ResolvedConfig, answer: 'json' | 'xml'): string {
  return `${accountUrl(config)}.${answer}`
}

/** GET /pix/pictures/{id}. */
export function fetchPicture(config: ResolvedConfig, id: number, signal?: AbortSignal): Promise<Picture> {
  return sendRequest({
    call: 'GET /pix/pictures/{id}',
    url: `${config.paths.pixBase}/pictures/${id}`,
    schema: pictureSchema,
    signal,
  })
}

/** GET /pix/pictures/by/{accountId}: one page of the account's pictures. */
export function fetchPictures(config: ResolvedConfig, range: PictureRange, signal?: AbortSignal): Promise<Picture[]> {
  return sendRequest({
    ...pictureListRequest(config, range),
    schema: pictureListSchema,
    signal,
  })
}

/** GET /pix/pictures/by/{accountId} with ids: the pictures in the ids' order; at most 100 ids a request, without ids none. */
export async function fetchPicturesByIds(
  config: ResolvedConfig,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Picture[]> {
  const found = new Map<number, Picture>()
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const pictures = await sendRequest({
      call: 'GET /pix/pictures/by/{accountId}',
      url: accountUrl(config),
      query: { ids: ids.slice(from, from + MAX_IDS) },
      schema: pictureListSchema,
      signal,
    })
    for (const picture of pictures) found.set(picture.Id, picture)
  }
  return ids.flatMap(id => found.get(id) ?? [])
}

/** POST /pix/pictures/{id} with method=PUT: changes the named fields, which the contract writes in lower case; answers the picture as it is then. Without a key, as a second time does no harm. */
export function updatePicture(
  config: ResolvedConfig,
  id: number,
  fields: Readonly<Record<string, FormValue | undefined>>,
): Promise<Picture> {
  return sendRequest({
    call: 'POST /pix/pictures/{id} method=PUT',
    url: `${config.paths.pixBase}/pictures/${id}`,
    form: { method: 'PUT', ...fields },
    schema: pictureSchema,
  })
}

/** POST /pix/pictures/{id} with method=DELETE; the answer is true. */
export async function deletePicture(config: ResolvedConfig, id: number): Promise<void> {
  await sendRequest({
    call: 'POST /pix/pictures/{id} method=DELETE',
    url: `${config.paths.pixBase}/pictures/${id}`,
    form: { method: 'DELETE' },
    schema: v.literal(true),
  })
}
