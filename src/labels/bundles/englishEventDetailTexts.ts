/** English texts of the event editor. */
export const englishEventDetailTexts: Readonly<Record<string, string>> = {
  event_detail_heading: 'Event',
  event_title: 'Title',
}
