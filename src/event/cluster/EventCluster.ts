import type { EventConfig } from '../../config/EventConfig'

/** A title of an event in one language. */
interface MlTitle {
  /** The portal's number of the language, such as 2 for English and 44 for Polish. */
  readonly IdMediaLanguage: number
  readonly TextValue: string
}

/** A description of an event in one language. */
interface EventDescription {
  /** The portal's number of the language, such as 2 for English and 44 for Polish. */
  readonly IdLanguage: number
  readonly TextValue: string
}

/** The chosen location of an event; `Id` is null if none is chosen. */
interface NamedAddress {
  readonly Id: number | null
  readonly Name: string | null
}

/** A picture's file, for its thumbnail (events 3.2). */
export interface MediaItem {
  readonly Id: number
  readonly Uri: string
  /** In px. */
  readonly Width: number
  /** In px. */
  readonly Height: number
}

/** A picture of an event. */
export interface EventPicture {
  /** The picture's media id; the picture's own id if it has no media id. */
  readonly IdMedia: number
  /** Absent if the portal does not send it. */
  readonly MediaItem?: MediaItem | undefined
  /**
   * Id of the picture in the picture library. Known only for a picture that this form has added, because a save sends
   * only the media id.
   */
  readonly IdPicture?: number | undefined
}

/**
 * An event of the portal; field names are the contract's (events 3.1). Dates are the event's local wall time.
 */
export interface EventCluster {
  /** Null for a new event. */
  readonly Id: number | null
  /** 0 undefined, 1 single, 2 framework (lasts longer than the rest of its first day), 3 series. */
  readonly IdEventType: number
  /** 1 published, 0 not. */
  readonly IsPublished: number
  readonly MlTitle: string
  readonly MlTitles: readonly MlTitle[]
  readonly Description: string
  readonly Descriptions: readonly EventDescription[]
  readonly Location: NamedAddress | null
  /** Free text of the place if no location is chosen. */
  readonly LocationFreetext: string
  /** Both ids are 0 for an organiser that is only a name. */
  readonly Organisations: readonly {
    readonly Organisation: { readonly Id: number; readonly Name: string; readonly IdOrganisation: number }
  }[]
  /** `Comment` is the city's name. */
  readonly City: { readonly Comment: string } | null
  /** `YYYY-MM-DDTHH:MM:SS`, from some portals with a time zone; empty if the event has no date. */
  readonly DateFrom: string
  readonly DateTo: string
  /**
   * Start time as `H:M`; null if no time is given, undefined if the portal does not send this field. In both cases,
   * midnight in `DateFrom` means 'no time given'.
   */
  readonly EventDateTime?: string | null | undefined
  /** 0 means none. */
  readonly FormalCategoryId: number
  readonly FormalCategoryName: string
  /** '0' means none. */
  readonly ContentCategoryId: string
  readonly ContentCategoryName: string
  /** Selects the category sets: 5, 40 or 84; 0 means none. */
  readonly IdCategorySystemId: number
  readonly characteristics: readonly string[]
  readonly EventLocationTypeId: string
  /** Web link. */
  readonly Url: string
  /** Ticket link. */
  readonly PriceUrl: string
  readonly Keywords: readonly string[]
  readonly Pictures: readonly EventPicture[]
  /** Keyword selected in the list of predefined keywords; '0' means none. */
  readonly PreAssignedKeyword?: string | undefined
  /**
   * Names of the fields that the portal did not send, or that could not be read completely. `unknownFields` decides
   * which fields a save leaves out for this reason.
   */
  readonly unread?: readonly string[] | undefined
  /** Changes with every save; empty if the portal does not send it. */
  readonly ChangeDate: string
}

/** The portal's numbers for the languages of an event's translations (events 9). */
export const mediaLanguages = { english: 2, polish: 44 } as const

/**
 * Returns an event that is not saved yet. It is published on its first save, and has the configured keyword, category
 * and category system (events 3.1, 9).
 */
export function newEventCluster({
  defaultKeyword,
  defaultCategory = 0,
  categorySystem = 0,
}: EventConfig = {}): EventCluster {
  return {
    Id: null,
    IdEventType: 1,
    IsPublished: 1,
    MlTitle: '',
    MlTitles: [],
    Description: '',
    Descriptions: [],
    Location: null,
    LocationFreetext: '',
    Organisations: [],
    City: null,
    DateFrom: '',
    DateTo: '',
    EventDateTime: null,
    FormalCategoryId: defaultCategory,
    FormalCategoryName: '',
    ContentCategoryId: '0',
    ContentCategoryName: '',
    IdCategorySystemId: categorySystem,
    characteristics: [],
    EventLocationTypeId: '',
    Url: '',
    PriceUrl: '',
    Keywords: defaultKeyword ? [defaultKeyword] : [],
    Pictures: [],
    ChangeDate: '',
  }
}

/**
 * Returns an unsaved copy of an event. The copy is not published, so that nothing is published by accident (list of
 * decisions).
 */
export function copyEventCluster(cluster: EventCluster): EventCluster {
  return { ...cluster, Id: null, IsPublished: 0, ChangeDate: '' }
}

/** The contract's ids of the event types (events 9). */
export const eventTypes = { undefined: 0, single: 1, framework: 2, series: 3 } as const

const OWN_TYPES: readonly number[] = [eventTypes.single, eventTypes.framework]

/** True when events of a type are edited in the event form. All other types belong to the expert mode (events 4.2). */
export function isEditedHere(type: number): boolean {
  return OWN_TYPES.includes(type)
}
