import type { ResolvedConfig } from '../../config/resolveConfig'

/** The page that a mail leads back to: the one a person is on, or the word null where the portal's pages take no such address (portal-accounts 7). */
export function tokenPage({ register }: Pick<ResolvedConfig, 'register'>): string {
  return register?.tokenPage === false ? 'null' : location.href
}
