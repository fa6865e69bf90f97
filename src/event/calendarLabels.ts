/** The labels of every calendar of event management. */
export const calendarLabels = ['event_calendar', 'event_calendar_open', 'event_calendar_today', 'event_calendar_previous_month', 'event_calendar_next_month', 'event_calendar_previous_year', 'event_calendar_next_year'] as const
