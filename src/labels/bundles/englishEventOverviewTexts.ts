/** English texts of the event overview. */
export const englishEventOverviewTexts: Readonly<Record<string, string>> = {
  event_overview_heading: 'My events',
  event_overview_empty: 'You have not entered any events yet.',
}
