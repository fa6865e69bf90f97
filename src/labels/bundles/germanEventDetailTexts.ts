/** German texts of the event editor. */
export const germanEventDetailTexts: Readonly<Record<string, string>> = {
  event_detail_heading: 'Veranstaltung',
  event_title: 'Titel',
}
