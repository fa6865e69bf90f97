/**
 * Writes a day as dd.mm.yyyy, or short as dd.mm.yy (events 9). Takes `YYYY-MM-DD`, alone or before a time, and moves nothing by a time
 * zone; any other text gives an empty one.
 */
export function formatDate(date: string, length: 'long' | 'short' = 'long'): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/.exec(date) ?? []
  if (year === undefined || month === undefined || day === undefined) return ''
  return `${day}.${month}.${length === 'long' ? year : year.slice(2)}`
}
