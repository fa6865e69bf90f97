import type { DetailLabel } from './eventDetailLabels'
import type { EventDraft } from './EventDraft'

/** A field of the form, or one of the two rules that span several topics fields (events 5.2, 5.3). */
export type EventFieldName = keyof EventDraft | 'Categories' | 'requiredFields'

/** The label of each field's name. */
export const detailFieldLabels: Readonly<Record<EventFieldName, DetailLabel>> = {
  MlTitle: 'event_title',
  MlTitleTranslated: 'event_title_english',
  MlTitleTranslatedPl: 'event_title_polish',
  Description: 'event_description',
  DescriptionTranslated: 'event_description_english',
  DescriptionTranslatedPl: 'event_description_polish',
  dateFrom: 'event_date_from',
  timeFrom: 'event_time_from',
  dateTo: 'event_date_to',
  timeTo: 'event_time_to',
  Organisation: 'event_organisation',
  Location: 'event_location',
  Url: 'event_url',
  PriceUrl: 'event_price_url',
  FormalCategoryId: 'event_formal_category',
  ContentCategoryId: 'event_content_category',
  characteristics: 'event_characteristics',
  EventLocationTypeId: 'event_location_type',
  Keywords: 'event_keywords',
  PreAssignedKeyword: 'event_keyword_assigned',
  Pictures: 'event_tab_medias',
  Categories: 'event_formal_category',
  requiredFields: 'event_keywords',
}
