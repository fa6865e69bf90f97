import type { CalendarTexts } from '../../../../src/kit/field/date/Calendar'

/** What the calendar of a story says. */
export const calendarTexts: CalendarTexts = {
  title: 'Datum wählen',
  open: 'Kalender öffnen',
  today: 'Heute',
  selected: 'ausgewählt',
  previousMonth: 'Ein Monat zurück',
  nextMonth: 'Ein Monat weiter',
  previousYear: 'Ein Jahr zurück',
  nextYear: 'Ein Jahr weiter',
}
