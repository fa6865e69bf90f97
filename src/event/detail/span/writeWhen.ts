import type { EventSpan } from './eventSpan'

const momentOf = (text: string) => Date.parse(`${text}Z`)

/**
 * Writes the dates of an event in the language of `tag` (BCP 47). The dates are wall time, which does not depend on a
 * time zone.
 */
export function writeWhen({ DateFrom, DateTo, hasTime, IdEventType }: EventSpan, tag: string): string {
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  const hasEndTime = DateTo > DateFrom && (!DateTo.endsWith('T00:00:00') || IdEventType === 1)
  const start = [day.format(momentOf(DateFrom)), ...(hasTime ? [time.format(momentOf(DateFrom))] : [])].join(', ')
  const isOneDay = DateFrom.slice(0, 10) === DateTo.slice(0, 10)
  const end = [
    ...(isOneDay ? [] : [day.format(momentOf(DateTo))]),
    ...(hasEndTime ? [time.format(momentOf(DateTo))] : []),
  ].join(', ')
  return end ? `${start} – ${end}` : start
}
