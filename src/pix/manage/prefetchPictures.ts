import type { ResolvedConfig } from '../../config/resolveConfig'
import { labelRequest, windowLabels } from '../../labels/coreLabels'
import { prefetchedRequests } from '../../wire/prefetchedRequests'
import { requestAddress } from '../../wire/requestParts'
import { pictureListRequest } from '../picture/pictureListRequest'
import { manageLabels } from './manageLabels'
import { firstPage, splitPage } from './manageModel'
import { openManageStore } from './openManageStore'

/** Sends what the picture library will ask for first, texts and pictures, while its code is on the way; a series is asked for by the library itself. */
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
