import { wireDate } from '../wallTime/readWallTime'
import { categoryName } from './categories/categorySets'
import type { EventRow } from './eventsTable'
import type { EventSurroundings } from './EventSurroundings'
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
  /** 'Y-M-D' without leading zeros, such as 2027-5-31; null for an event without a date. */
  EventDateDate: string | null
  /** 'H:M', the hour without a leading zero, such as 9:05; null if the event begins on a day without a time. */
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
  /** Changes when the event changes. */
  ChangeDate: string
  /** Address of the event's page; an addition to the contract. */
  PageUrl: string
  /** Address of the event's calendar entry; an addition to the contract. */
  IcalUrl: string
}

const ENGLISH = 2
const POLISH = 44

/** Converts a stored event to the contract's form. */
export function toEventCluster(row: EventRow, { addresses, pictures }: EventSurroundings): EventCluster {
  const location = row.locationId === null ? undefined : addresses.get(row.locationId)
  const organisers = row.organiserIds.flatMap(id => addresses.get(id) ?? [])
  const [organiser] = organisers
  const clock = row.hasTime && row.dateFrom ? row.dateFrom.slice(11) : null
  return {
    Id: row.id,
    IdEventType: row.eventType,
    IsPublished: row.isPublished ? 1 : 0,
    MlTitle: row.title,
    MlTitles: translations(row.titleEnglish, row.titlePolish).map(([IdMediaLanguage, TextValue]) => ({
      IdMediaLanguage,
      TextValue,
    })),
    MlTitleTranslated: row.titleEnglish,
    MlTitleTranslatedPl: row.titlePolish,
    Description: row.description,
    Descriptions: translations(row.descriptionEnglish, row.descriptionPolish).map(([IdLanguage, TextValue]) => ({
      IdLanguage,
      TextValue,
    })),
    DescriptionTranslated: row.descriptionEnglish,
    DescriptionTranslatedPl: row.descriptionPolish,
    IdLanguage: ENGLISH,
    IdLanguagePl: POLISH,
    Location: location ? { Id: location.id, Name: location.name } : null,
    IdLocation: location?.id ?? null,
    LocationFreetext: row.locationFreetext,
    Organisations: organisers.map(({ id, name }) => ({ Organisation: { Id: id, Name: name, IdOrganisation: id } })),
    Organisation: organiser ? { Id: organiser.id, Name: organiser.name } : null,
    IdOrganisation: organiser?.id ?? null,
    City: row.city === '' ? null : { Comment: row.city },
    DateFrom: isoTime(row.dateFrom),
    DateTo: isoTime(row.dateTo),
    EventDateDate: row.dateFrom?.slice(0, 10).replaceAll('-0', '-') ?? null,
    EventDateTime: clock?.replace(/^0(?=\d)/, '') ?? null,
    Time: clock,
    FormalCategoryId: row.formalCategory,
    IdCategory: row.formalCategory,
    FormalCategoryName: categoryName(row.formalCategory),
    ContentCategoryId: String(row.contentCategory),
    IdCategory2: String(row.contentCategory),
    ContentCategoryName: categoryName(row.contentCategory),
    IdCategorySystemId: row.categorySystem,
    characteristics: row.characteristics.map(String),
    EventLocationTypeId: row.locationType === 0 ? '' : String(row.locationType),
    Url: row.url,
    PriceUrl: row.priceUrl,
    Keywords: row.keywords,
    ClearKeywords: row.keywords.length === 0,
    ...picturesOf(row, pictures),
    PreAssignedKeyword: '0',
    ChangeDate: `${wireDate(row.lastChange)}.${String(row.lastChange.getMilliseconds()).padStart(3, '0')}`,
    PageUrl: `/events/${row.slug}`,
    IcalUrl: `/events/${row.slug}.ics`,
  }
}

function translations(english: string, polish: string): [language: number, text: string][] {
  const texts: [number, string][] = [
    [ENGLISH, english],
    [POLISH, polish],
  ]
  return texts.filter(([, text]) => text !== '')
}

function isoTime(time: string | null): string {
  return time === null ? '' : `${time.replace(' ', 'T')}:00`
}

function picturesOf(row: EventRow, pictures: EventSurroundings['pictures']): Pick<EventCluster, 'Pictures'> {
  const present = row.pictureIds.flatMap(id => pictures.get(id) ?? [])
  if (present.length === 0) return { Pictures: null }
  return {
    Pictures: present.map(({ id, metaTmediaId, uri, width, height }) => {
      const mediaId = metaTmediaId ?? id
      return { IdMedia: mediaId, MediaItem: { Id: mediaId, Uri: uri, Width: width, Height: height } }
    }),
  }
}
