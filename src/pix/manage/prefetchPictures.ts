import type { ResolvedConfig } from '../../config/resolveConfig'
import { labelRequest, windowLabels } from '../../labels/coreLabels'
import { prefetchedRequests } from '../../wire/prefetchedRequests'
import { requestAddress } from '../../wire/requestParts'
import { pictureListRequest } from '../picture/pictureListRequest'
import { manageLabels } from './manageLabels'
import { firstPage, splitPage } from './manageModel'
import { openManageStore } from './openManageStore'

/**
 * Prefetches the labels and the first pictures of the library while its code loads. Prefetches no pictures if the
 * window will show a series or the marked pictures.
 */
export function prefetchPictures(config: ResolvedConfig): void {
  const requests = []
  if (config.translations) requests.push(labelRequest(config, config.language, windowLabels(manageLabels)))
  const { accountId } = config.auth
  if (accountId !== undefined) {
    const { seriesId, picturesFilter: filter, picturesLength } = openManageStore(accountId).view
    if (seriesId === null)
      requests.push(
        ...splitPage(firstPage(picturesLength)).map(page => pictureListRequest(config, { ...page, filter })),
      )
  }
  for (const { call, url, query } of requests) prefetchedRequests.prefetch(call, requestAddress(url, query))
}
