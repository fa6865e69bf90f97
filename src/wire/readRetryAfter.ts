/** Reads in how many seconds one may ask again from a Retry-After header, which says so in seconds or as a date; undefined where it says nothing to wait for. */
export function readRetryAfter(header: unknown): number | undefined {
  const text = typeof header === 'string' ? header.trim() : ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}
