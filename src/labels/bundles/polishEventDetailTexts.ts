/** Polish texts of the event editor. */
export const polishEventDetailTexts: Readonly<Record<string, string>> = {
  event_detail_heading: 'Wydarzenie',
  event_title: 'Tytuł',
}
