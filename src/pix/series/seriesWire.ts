import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { portalNumber, portalText } from '../../wire/portalValues'
import { type ReadableList, readableList } from '../../wire/readableList'
import { sendRequest } from '../../wire/sendRequest'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureListRequest'
import { pictureSchema } from '../picture/pictureSchema'

/** Series of pictures as the portal sends it (image-library 3.3). */
export interface Series {
  readonly Id: number
  readonly Title: string
}

/** Schema of a series. */
export const seriesSchema: v.GenericSchema<unknown, Series> = v.object({
  Id: portalNumber,
  Title: portalText,
})

/** GET /pix/series/by/{accountId}: loads the series of the account. */
export async function fetchSeries(config: ResolvedConfig, signal?: AbortSignal): Promise<Series[]> {
  const { paths, auth } = config
  const [call, url] = ['GET /pix/series/by/{accountId}', `${paths.pixBase}/series/by/${auth.accountId}`]
  const schema = readableList(config, call, url, seriesSchema)
  return (await sendRequest({ call, url, query: { from: 0 }, schema, signal })).entries
}

/** Query of the account's series. Its result is dropped when nothing shows it any more. */
export const seriesQuery = (config: ResolvedConfig) => ({
  queryKey: [config.auth.accountId, config.language, 'pix.series'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchSeries(config, signal),
  gcTime: 0,
})

/** GET /pix/series/{seriesId}/pictures: loads one page of a series' pictures. */
export function fetchSeriesPictures(
  config: ResolvedConfig,
  seriesId: number,
  { from, limit, filter }: PictureRange,
  signal?: AbortSignal,
): Promise<ReadableList<Picture>> {
  const [call, url] = ['GET /pix/series/{seriesId}/pictures', `${config.paths.pixBase}/series/${seriesId}/pictures`]
  return sendRequest({
    call,
    url,
    query: { from, limit, filter: filter || undefined },
    schema: readableList(config, call, url, pictureSchema),
    signal,
  })
}

/**
 * POST /pix/series/{seriesId} with pic_ids: PUT adds pictures to a series, DELETE removes them from it. Returns the
 * series. Sends no idempotency key, because a repeated request does no harm.
 */
export function changeSeriesPictures(
  { paths }: ResolvedConfig,
  seriesId: number,
  method: 'PUT' | 'DELETE',
  pictureIds: readonly number[],
): Promise<Series> {
  return sendRequest({
    call: `POST /pix/series/{seriesId} method=${method}`,
    url: `${paths.pixBase}/series/${seriesId}`,
    form: { method, pic_ids: pictureIds },
    schema: seriesSchema,
  })
}
