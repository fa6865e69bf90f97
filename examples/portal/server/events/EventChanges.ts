import type { EventRow, eventsTable } from './eventsTable'

/** Changes that a form makes to an event. A field that the form does not send stays unchanged. */
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
  /** Ids of the pictures in the media database or in the library; see resolvePictures. */
  mediaIds?: number[]
}

/** A new event with the contract's defaults: single and published. */
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
