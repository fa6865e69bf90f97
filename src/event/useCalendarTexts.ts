import type { CalendarTexts } from '../kit/field/date/Calendar'
import { useLabels } from '../labels/useLabels'

/** The labels of every calendar of event management. */
export const calendarLabels = [
  'event_calendar',
  'event_calendar_open',
  'event_calendar_today',
  'event_calendar_selected',
  'event_calendar_previous_month',
  'event_calendar_next_month',
  'event_calendar_previous_year',
  'event_calendar_next_year',
] as const

/** Returns the texts of the calendars of event management. The window must have `calendarLabels` among its labels. */
export function useCalendarTexts(): CalendarTexts {
  const t = useLabels<(typeof calendarLabels)[number]>()
  return {
    title: t('event_calendar'),
    open: t('event_calendar_open'),
    today: t('event_calendar_today'),
    selected: t('event_calendar_selected'),
    previousMonth: t('event_calendar_previous_month'),
    nextMonth: t('event_calendar_next_month'),
    previousYear: t('event_calendar_previous_year'),
    nextYear: t('event_calendar_next_year'),
  }
}
