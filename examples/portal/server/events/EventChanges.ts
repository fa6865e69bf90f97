import type { eventsTable } from './eventsTable'

/** What a form says of an event; what it does not name stays as it is. */
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
