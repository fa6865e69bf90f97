/** The texts of a calendar; names of months and days come from the locale. */
export interface CalendarTexts {
  /** The name of the popup, such as 'Choose a date'. */
  readonly title: string
  /** The name of the button that opens it. */
  readonly open: string
  readonly today: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYear: string
  readonly nextYear: string
}
