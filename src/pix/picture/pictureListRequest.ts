import type { ResolvedConfig } from '../../config/resolveConfig'

/** Where the account's pictures lie. */
export function accountUrl({ paths, auth }: ResolvedConfig): string {
  return `${paths.pixBase}/pictures/by/${auth.accountId}`
}

/** Which part of a list is asked for. */
export interface PictureRange {
  readonly from: number
  readonly limit: number
  /** Text that the pictures must match; empty: every picture. */
  readonly filter: string
}

/** Where one page of the account's pictures is asked for. */
export function pictureListRequest(config: ResolvedConfig, { from, limit, filter }: PictureRange) {
  return {
    call: 'GET /pix/pictures/by/{accountId}',
    url: accountUrl(config),
    query: { from, limit, filter: filter || undefined },
  }
}
