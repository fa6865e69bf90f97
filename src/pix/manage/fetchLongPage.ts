import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Picture } from '../picture/Picture'
import type { PictureRange } from '../picture/pictureListRequest'
import { fetchFiltered } from './fetchFiltered'
import { LARGE_PAGE, type PictureFilter, splitPage } from './manageModel'

/** So many requests are under way at a time: what was loaded before may be gone, and where the list ends, nothing more is asked for. */
const AT_ONCE = 4
const STEP = AT_ONCE * LARGE_PAGE

/** A part of what a filter holds, however long: in as many requests as the portal wants it in, their answers joined. */
export async function fetchLongPage(config: ResolvedConfig, filter: PictureFilter, { from, limit, filter: text }: PictureRange, signal?: AbortSignal): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (let asked = 0; asked < limit && pictures.length === asked; asked += STEP) {
    const pages = splitPage({ from: from + asked, limit: Math.min(STEP, limit - asked) })
    const answers = await Promise.all(pages.map(page => fetchFiltered(config, filter, { ...page, filter: text }, signal)))
    pictures.push(...answers.flat())
  }
  return pictures
}
