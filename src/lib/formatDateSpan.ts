import { formatDate } from './formatDate'

/** Writes from when to when, as dd.mm-dd.mm.yy (events 9); a single day as dd.mm.yy, and both years where they differ. */
export function formatDateSpan(from: string, to: string): string {
  const first = formatDate(from, 'short')
  const last = formatDate(to, 'short')
  if (first === '' || last === '' || first === last) return first || last
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${isOneYear ? first.slice(0, 5) : first}-${last}`
}
