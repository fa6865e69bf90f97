import type { MediaItem } from './PortalEvent'

/** A location or an organiser by id and name. */
interface NamedAddress {
  Id: number
  Name: string
}

/** An event as the contract sends it (events 3.1); dates are wall time at its location. */
export interface EventCluster {
  Id: number
  IdEventType: number
  IsPublished: 0 | 1
  MlTitle: string
  MlTitles: { IdMediaLanguage: number; TextValue: string }[]
  MlTitleTranslated: string
  MlTitleTranslatedPl: string
  Description: string
  Descriptions: { IdLanguage: number; TextValue: string }[]
  DescriptionTranslated: string
  DescriptionTranslatedPl: string
  IdLanguage: number
  IdLanguagePl: number
  Location: NamedAddress | null
  IdLocation: number | null
  LocationFreetext: string
  Organisations: { Organisation: NamedAddress & { IdOrganisation: number } }[]
  Organisation: NamedAddress | null
  IdOrganisation: number | null
  City: { Comment: string } | null
  /** 'YYYY-MM-DDTHH:MM:SS'; empty for an event without a date. */
  DateFrom: string
  DateTo: string
  /** 'Y-M-D' */
  EventDateDate: string | null
  /** 'H:M'; null if the begin is a day without a time. */
  EventDateTime: string | null
  Time: string | null
  FormalCategoryId: number
  IdCategory: number
  FormalCategoryName: string
  /** '0' for none. */
  ContentCategoryId: string
  IdCategory2: string
  ContentCategoryName: string
  IdCategorySystemId: number
  characteristics: string[]
  /** Empty for none. */
  EventLocationTypeId: string
  Url: string
  PriceUrl: string
  Keywords: string[]
  ClearKeywords: boolean
  Pictures: { IdMedia: number; MediaItem: MediaItem }[] | null
  PreAssignedKeyword: string
  /** Changes with every change of the event. */
  ChangeDate: string
  /** Address of its page; an addition to the contract. */
  PageUrl: string
  /** Its calendar entry; an addition to the contract. */
  IcalUrl: string
}
