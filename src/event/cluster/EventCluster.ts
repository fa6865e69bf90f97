import type { EventConfig } from '../../config/FoyerConfig'

/** A title of an event in one language. */
interface MlTitle {
  /** 2 English, 44 Polish. */
  readonly IdMediaLanguage: number
  readonly TextValue: string
}

/** A description of an event in one language. */
interface EventDescription {
  /** 2 English, 44 Polish. */
  readonly IdLanguage: number
  readonly TextValue: string
}

/** A place or an organiser by its id; both are null where nothing is chosen. */
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
  /** The picture's media id; its own id if it has none. */
  readonly IdMedia: number
  /** Absent if the portal does not send it. */
  readonly MediaItem?: MediaItem | undefined
  /** The picture's id in the picture library; known of a picture that was chosen there. */
  readonly IdPicture?: number | undefined
}

/** An event as the portal sends it; field names are the contract's (events 3.1). Dates are the event's local wall time. */
export interface EventCluster {
  /** Null for a new event. */
  readonly Id: number | null
  /** 0 undefined, 1 single, 2 framework, 3 series. */
  readonly IdEventType: number
  /** 1 published, 0 not. */
  readonly IsPublished: number
  readonly MlTitle: string
  readonly MlTitles: readonly MlTitle[]
  readonly Description: string
  readonly Descriptions: readonly EventDescription[]
  readonly Location: NamedAddress | null
  /** Where the event is when no location is chosen. */
  readonly LocationFreetext: string
  readonly Organisations: readonly {
    readonly Organisation: { readonly Id: number; readonly Name: string; readonly IdOrganisation: number }
  }[]
  /** `Comment` is the city's name. */
  readonly City: { readonly Comment: string } | null
  /** `YYYY-MM-DDTHH:MM:SS`; empty: the event has no date. */
  readonly DateFrom: string
  readonly DateTo: string
  /** `H:M`; null: no time was given, and midnight in `DateFrom` means nothing. Undefined where the portal does not say. */
  readonly EventDateTime?: string | null | undefined
  /** 0 means none. */
  readonly FormalCategoryId: number
  readonly FormalCategoryName: string
  /** '0' means none. */
  readonly ContentCategoryId: string
  readonly ContentCategoryName: string
  /** 5, 40 or 84: which category sets apply. */
  readonly IdCategorySystemId: number
  readonly characteristics: readonly string[]
  readonly EventLocationTypeId: string
  /** Web link. */
  readonly Url: string
  /** Ticket link. */
  readonly PriceUrl: string
  readonly Keywords: readonly string[]
  readonly Pictures: readonly EventPicture[]
  /** The keyword chosen from the given ones; '0' means none. */
  readonly PreAssignedKeyword?: string | undefined
  /** Fields that the portal did not send, or whose entries could not all be read: a save leaves them out unless they were changed. */
  readonly unread?: readonly string[] | undefined
  /** Changes with every save; empty where the portal does not send it. */
  readonly ChangeDate: string
}

/** The languages of an event's translations by the portal's numbers (events 9). */
export const mediaLanguages = { english: 2, polish: 44 } as const

/** An event that is not saved yet: published as soon as it is, with the keyword and the category that the environment begins with (events 3.1, 9). */
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

/** A copy of an event that is not saved yet: all of it, but not published, so that nothing is by accident (decisions). */
export function copyEventCluster(cluster: EventCluster): EventCluster {
  return { ...cluster, Id: null, IsPublished: 0, ChangeDate: '' }
}
