import { formatMoment } from '../../lib/dates'
import { writeWhen } from '../detail/span/writeWhen'
import type { FoundEvent } from './FoundEvent'

/** Writes the dates of a found event in the language of `tag` (BCP 47). */
export function writeFoundWhen({ start, end }: FoundEvent, tag: string): string {
  const hasTime = start.length > 10
  const moment = (text: string) => (text.length > 10 ? text : `${text}T00:00:00`)
  try {
    return writeWhen(
      {
        IdEventType: hasTime ? 1 : 2,
        DateFrom: moment(start),
        DateTo: moment(end || start),
        hasTime,
      },
      tag,
    )
  } catch {
    // `Intl` can't format the year.
    return formatMoment(start)
  }
}
