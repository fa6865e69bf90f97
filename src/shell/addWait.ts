import type { ReadLabel } from '../labels/useLabels'
import { FailedRequest } from '../wire/FailedRequest'

/** From so many seconds on they are told in minutes. */
const MINUTES_FROM = 100

/** Adds to what a failed request says that there were too many of them, and when one may try again, where the portal says so. */
export function addWait(text: string, error: unknown, t: ReadLabel<never>): string {
  const failure = error instanceof FailedRequest ? error.failure : undefined
  if (failure?.kind !== 'refused' || (failure.status !== 429 && failure.status !== 503)) return text
  const { status, retryAfter = 0 } = failure
  const when = retryAfter < MINUTES_FROM ? t('ui_wait_seconds', { SECONDS: retryAfter }) : t('ui_wait_minutes', { MINUTES: Math.ceil(retryAfter / 60) })
  const added = [...(status === 429 ? [t('ui_too_many')] : []), ...(retryAfter > 0 ? [when] : [])].join(' ')
  return [text, added].filter(Boolean).join('\n')
}
