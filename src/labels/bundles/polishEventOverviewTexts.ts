/** Polish texts of the event overview. */
export const polishEventOverviewTexts: Readonly<Record<string, string>> = {
  event_overview_heading: 'Moje wydarzenia',
  event_overview_empty: 'Nie dodano jeszcze żadnych wydarzeń.',
}
