import type { CalendarTexts } from '../../../../src/kit/field/date/Calendar'

/** German texts of the calendar. */
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
