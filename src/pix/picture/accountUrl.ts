import type { ResolvedConfig } from '../../config/resolveConfig'

/** Where the account's pictures lie. */
export function accountUrl({ paths, auth }: ResolvedConfig): string {
  return `${paths.pixBase}/pictures/by/${auth.accountId}`
}
