import { setPageCookie } from '../../lib/setPageCookie'
import type { TemporaryCookie } from './readTemporaryState'

/** The specification gives this time as 31,536,000,000 ms (portal-accounts 9). */
const YEAR_IN_SECONDS = 31_536_000

/** Sets cookies of the temporary account for a year; an undefined value removes the cookie. */
export function setTemporaryCookies(cookies: Partial<Record<TemporaryCookie, string | undefined>>): void {
  for (const [name, value] of Object.entries(cookies)) setPageCookie(name, value, { seconds: YEAR_IN_SECONDS })
}
