import * as v from 'valibot'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { refusalStatus } from '../../../wire/FailedRequest'
import { numberOr0, portalNumber, reportLosses } from '../../../wire/portalValues'
import { type ReadableList, readableList } from '../../../wire/readableList'
import { sendRequest } from '../../../wire/sendRequest'
import type { EventPicture } from '../../cluster/EventCluster'
import { portalMap } from '../../portalMap'

/** Number of pictures in one request, and maximum number of requests. */
const PAGE = 1000
const MAX_PAGES = 100
/** HTTP statuses if the account may not see a picture, and if the picture does not exist. */
const ABSENT = [403, 404]

const pictureSchema = v.object({
  Id: portalNumber,
  Uri: v.string(),
  MetaTmedia: portalMap('MetaTmedia', v.object({ Id: numberOr0 })),
})
type LibraryPicture = v.InferOutput<typeof pictureSchema>

/** True when two pictures have the same media id or file. A picture without a media id is compared by its own id. */
function isPictureOf({ IdMedia, MediaItem }: EventPicture, { Id, Uri, MetaTmedia }: LibraryPicture): boolean {
  const mediaId = MetaTmedia?.Id || Id
  return mediaId === IdMedia || Uri === MediaItem?.Uri
}

/**
 * Fetches one picture (GET /pix/pictures/{id}). Returns undefined if the picture does not exist or this account may not
 * see it.
 */
export async function fetchPictureOfId(
  config: ResolvedConfig,
  id: number,
  signal?: AbortSignal,
): Promise<LibraryPicture | undefined> {
  const [call, url] = ['GET /pix/pictures/{id}', `${config.paths.pixBase}/pictures/${id}`]
  try {
    return await sendRequest({ call, url, schema: reportLosses(config, call, url, pictureSchema), signal })
  } catch (error) {
    if (ABSENT.includes(refusalStatus(error) ?? 0)) return undefined
    throw error
  }
}

/**
 * Fetches one page of the account's pictures (GET /pix/pictures/by/{accountId}).
 * @param from index of the page's first picture in the whole list, from 0
 */
export function fetchOwnPictures(
  config: ResolvedConfig,
  from: number,
  signal?: AbortSignal,
): Promise<ReadableList<LibraryPicture>> {
  const call = 'GET /pix/pictures/by/{accountId}'
  const url = `${config.paths.pixBase}/pictures/by/${config.auth.accountId}`
  return sendRequest({
    call,
    url,
    query: { from, limit: PAGE },
    schema: readableList(config, call, url, pictureSchema),
    signal,
  })
}

/**
 * Finds the picture of an event in the picture library. A picture that the form has added has its id in `IdPicture`.
 * Any other picture has only a media id and perhaps a media item. No call of the contract finds a picture by a media
 * id. If the id of the media item differs from the media id, it may be the picture's own id, so the function tries this
 * id first. If no picture or another picture has that id, the function searches the account's pictures.
 * @returns the picture's id; undefined if the picture is not found
 */
export async function findPictureId(config: ResolvedConfig, picture: EventPicture): Promise<number | undefined> {
  const { IdMedia, MediaItem, IdPicture } = picture
  if (IdPicture !== undefined) return IdPicture
  if (MediaItem && MediaItem.Id !== IdMedia) {
    const named = await fetchPictureOfId(config, MediaItem.Id)
    if (named && isPictureOf(picture, named)) return named.Id
  }
  if (config.auth.accountId === undefined) return undefined
  let from = 0
  for (let page = 0; page < MAX_PAGES; page++) {
    const { entries, received } = await fetchOwnPictures(config, from)
    const found = entries.find(each => isPictureOf(picture, each))
    if (found) return found.Id
    // A portal may send fewer pictures per page than requested, so only an empty page ends the list.
    if (received === 0) break
    from += received
  }
  return undefined
}
