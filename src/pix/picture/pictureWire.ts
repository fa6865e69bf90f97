import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FormValue } from '../../wire/requestParts'
import { reportLosses } from '../../wire/portalValues'
import { type ReadableList, readableList } from '../../wire/readableList'
import { sendRequest } from '../../wire/sendRequest'
import { accountUrl, pictureListRequest, type PictureRange } from './pictureListRequest'
import type { Picture } from './Picture'
import { pictureSchema } from './pictureSchema'

const MAX_IDS = 100

/** Returns the address for uploads of the account. The ending sets the format of the response. */
export function uploadUrl(config: ResolvedConfig, format: 'json' | 'xml'): string {
  return `${accountUrl(config)}.${format}`
}

/** GET /pix/pictures/{id}: loads one picture. */
export function fetchPicture(config: ResolvedConfig, id: number, signal?: AbortSignal): Promise<Picture> {
  const [call, url] = ['GET /pix/pictures/{id}', `${config.paths.pixBase}/pictures/${id}`]
  return sendRequest({ call, url, schema: reportLosses(config, call, url, pictureSchema), signal })
}

/** GET /pix/pictures/by/{accountId}: loads one page of the account's pictures. */
export function fetchPictures(
  config: ResolvedConfig,
  range: PictureRange,
  signal?: AbortSignal,
): Promise<ReadableList<Picture>> {
  const request = pictureListRequest(config, range)
  return sendRequest({ ...request, schema: readableList(config, request.call, request.url, pictureSchema), signal })
}

/**
 * GET /pix/pictures/by/{accountId} with ids: loads pictures in the order of the ids, at most 100 ids per request.
 * Returns only those that belong to the account. Sends no request without ids.
 */
export async function fetchPicturesByIds(
  config: ResolvedConfig,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Picture[]> {
  const found = new Map<number, Picture>()
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    const [call, url] = ['GET /pix/pictures/by/{accountId}', accountUrl(config)]
    const { entries } = await sendRequest({
      call,
      url,
      query: { ids: ids.slice(from, from + MAX_IDS) },
      schema: readableList(config, call, url, pictureSchema),
      signal,
    })
    for (const picture of entries) found.set(picture.Id, picture)
  }
  return ids.flatMap(id => found.get(id) ?? [])
}

/**
 * POST /pix/pictures/{id} with method=PUT: changes the given fields, named in lower case as in the contract. Returns
 * the changed picture. Sends no idempotency key, because a repeated request does no harm.
 */
export function updatePicture(
  config: ResolvedConfig,
  id: number,
  fields: Readonly<Record<string, FormValue | undefined>>,
): Promise<Picture> {
  const [call, url] = ['POST /pix/pictures/{id} method=PUT', `${config.paths.pixBase}/pictures/${id}`]
  const schema = reportLosses(config, call, url, pictureSchema)
  return sendRequest({ call, url, form: { method: 'PUT', ...fields }, schema })
}

/**
 * POST /pix/pictures/{id} with method=DELETE: deletes a picture. The portal responds with true, or with 'true', 1 or
 * '1'.
 */
export async function deletePicture(config: ResolvedConfig, id: number): Promise<void> {
  await sendRequest({
    call: 'POST /pix/pictures/{id} method=DELETE',
    url: `${config.paths.pixBase}/pictures/${id}`,
    form: { method: 'DELETE' },
    schema: v.union([v.literal(true), v.picklist(['true', 1, '1'])]),
  })
}
