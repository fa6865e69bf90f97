import { formatDate } from './formatDate'
import { makeLocalDate } from './makeLocalDate'

/**
 * Writes a moment of the portal, `YYYY-MM-DD` with or without `HH:mm`, as dd.mm.yyyy, hh:mm like every date of the windows (events 9). It is
 * wall time: no time zone moves it. Any other text stays as it is. Not by `Intl`: its first use on a page takes longer than drawing a window.
 */
export function formatMoment(text: string): string {
  const [, date = '', year, month, day, time] = /^((\d{4})-(\d{2})-(\d{2}))(?:[T ](\d{2}:\d{2}))?/.exec(text) ?? []
  if (!makeLocalDate(Number(year), Number(month), Number(day))) return text
  return [formatDate(date), time].filter(Boolean).join(', ')
}
