import type { EventRow, eventsTable } from './eventsTable'

/** Changes to an event from a form; fields that it does not name stay as they are. */
export interface EventChanges {
  columns: Partial<
    Pick<
      typeof eventsTable.$inferSelect,
      | 'eventType'
      | 'isPublished'
      | 'title'
      | 'titleEnglish'
      | 'titlePolish'
      | 'description'
      | 'descriptionEnglish'
      | 'descriptionPolish'
      | 'dateFrom'
      | 'dateTo'
      | 'hasTime'
      | 'locationId'
      | 'locationFreetext'
      | 'city'
      | 'organiserIds'
      | 'formalCategory'
      | 'contentCategory'
      | 'categorySystem'
      | 'characteristics'
      | 'locationType'
      | 'url'
      | 'priceUrl'
      | 'keywords'
    >
  >
  /** Pictures by their ids in the media database, or in the library where they have no other. */
  mediaIds?: number[]
}

/** A new event before anything is entered: single and published, as the contract has it. */
export const emptyEvent: Omit<EventRow, 'id' | 'slug' | 'accountId' | 'customer' | 'lastChange'> = {
  eventType: 1,
  isPublished: true,
  title: '',
  titleEnglish: '',
  titlePolish: '',
  description: '',
  descriptionEnglish: '',
  descriptionPolish: '',
  dateFrom: null,
  dateTo: null,
  hasTime: false,
  seriesDates: [],
  locationId: null,
  locationFreetext: '',
  city: '',
  organiserIds: [],
  formalCategory: 0,
  contentCategory: 0,
  categorySystem: 0,
  characteristics: [],
  locationType: 0,
  url: '',
  priceUrl: '',
  keywords: [],
  pictureIds: [],
  searchText: '',
}
