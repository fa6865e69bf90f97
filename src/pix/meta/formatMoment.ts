/**
 * Writes a moment of the portal, `YYYY-MM-DD` with or without `HH:mm`, as the language does. It is wall time: no time zone moves it.
 * Any other text stays as it is.
 * @param tag a BCP 47 tag such as `de-DE`
 */
export function formatMoment(text: string, tag: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return text
  const hasTime = hour !== undefined && !Number.isNaN(hour)
  const moment = new Date(Date.UTC(year, month - 1, day, hasTime ? hour : 0, hasTime ? minute : 0))
  if (Number.isNaN(moment.getTime()) || moment.getUTCDate() !== day) return text
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', ...(hasTime && { timeStyle: 'short' }), timeZone: 'UTC' }).format(moment)
}
