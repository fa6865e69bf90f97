import type { FoyerConfig } from '../../config/FoyerConfig'
import { readTemporaryState } from './readTemporaryState'

/**
 * Whether the migration layer opens by itself when a page is ready: somebody is signed in, and this browser has a temporary account
 * that was neither moved nor left behind on purpose (portal-accounts 4).
 * @param cookies as `document.cookie` gives them
 */
export function shouldMigrate({ auth }: Pick<FoyerConfig, 'auth'>, cookies: string): boolean {
  const { isThere, isMigrated, isSkipped } = readTemporaryState(cookies)
  return !!auth?.account && isThere && !isMigrated && !isSkipped
}
