/** German texts of the event overview. */
export const germanEventOverviewTexts: Readonly<Record<string, string>> = {
  event_overview_heading: 'Meine Veranstaltungen',
  event_overview_empty: 'Sie haben noch keine Veranstaltungen eingetragen.',
}
