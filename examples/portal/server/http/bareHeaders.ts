/** Content-Security-Policy of a response that loads nothing, sends nothing and may be in no frame. */
export const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Seconds for which browsers use https only. */
export const HSTS_SECONDS = 63_072_000

/** True when visitors reach the portal by https. */
export function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && new URL(publicUrl).protocol === 'https:'
}

/**
 * Returns the security headers with which every response begins. Helmet and routes replace these headers. They remain
 * in responses that no hook of the application reaches.
 */
export function bareHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': NOTHING_ALLOWED,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...(isHttps(publicUrl) && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}` }),
  }
}
