import type { ResolvedConfig } from '../../config/resolveConfig'

/** Returns the address of the account's pictures, without an extension such as `.json`, which only uploads need. */
export function accountUrl({ paths, auth }: ResolvedConfig): string {
  return `${paths.pixBase}/pictures/by/${auth.accountId}`
}

/** Range and filter text of a list request. */
export interface PictureRange {
  readonly from: number
  readonly limit: number
  /** Text that the pictures must match. An empty text matches every picture. */
  readonly filter: string
}

/** Returns the request for one page of the account's pictures. */
export function pictureListRequest(config: ResolvedConfig, { from, limit, filter }: PictureRange) {
  return {
    call: 'GET /pix/pictures/by/{accountId}',
    url: accountUrl(config),
    query: { from, limit, filter: filter || undefined },
  }
}
