import type { EventRow } from '../../src/event/overview/EventRow'

/** Makes a published row of the event overview without a date. `fields` overrides its values. */
export const eventRow = (Id: number, fields: Partial<EventRow> = {}): EventRow => ({
  Id,
  isPublished: true,
  type: 1,
  title: '',
  from: '',
  date: '',
  time: '',
  city: '',
  host: '',
  category: '',
  lastDay: '',
  isIncomplete: false,
  ...fields,
})
