import type { LocalDate } from '../../../lib/dates'
import type { CalendarTexts } from './CalendarTexts'

/** Props of a calendar. */
export interface CalendarProps {
  /** The day that is chosen already. */
  selected: LocalDate | undefined
  /** The language of months and days as BCP 47, such as `de-DE`. */
  locale: string
  texts: CalendarTexts
  onSelect: (date: LocalDate) => void
}
