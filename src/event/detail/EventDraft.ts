import type { AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import type { EventPicture } from '../cluster/EventCluster'
import type { EventFieldName } from './detailFieldLabels'

/** The values of the form's fields, named as in the contract (events 3.1). Dates and times are the typed texts. */
export interface EventDraft {
  readonly MlTitle: string
  readonly MlTitleTranslated: string
  readonly MlTitleTranslatedPl: string
  readonly Description: string
  readonly DescriptionTranslated: string
  readonly DescriptionTranslatedPl: string
  readonly dateFrom: string
  readonly timeFrom: string
  readonly dateTo: string
  readonly timeTo: string
  /** Only a chosen organiser has an id. A typed one is sent as a name. */
  readonly Organisation: AutocompleteValue
  /** A text without an id is sent as LocationFreetext. */
  readonly Location: AutocompleteValue
  readonly Url: string
  readonly PriceUrl: string
  /** 0 means none. */
  readonly FormalCategoryId: number
  /** '0' means none. */
  readonly ContentCategoryId: string
  readonly characteristics: readonly string[]
  /** Empty means none. */
  readonly EventLocationTypeId: string
  readonly Keywords: readonly string[]
  /** Keyword selected in the list of predefined keywords; '0' means none. */
  readonly PreAssignedKeyword: string
  readonly Pictures: readonly EventPicture[]
}

/** Error of a field that prevents a save: the label key of its message, and the values for the message's markers. */
export interface EventFieldError {
  readonly label:
    | 'event_error_missing'
    | 'event_error_date'
    | 'event_error_year'
    | 'event_error_time'
    | 'event_error_order'
    | 'event_error_organisation'
    | 'event_error_url'
    | 'event_error_long'
    | 'event_error_many'
    | 'event_categories_error'
    | 'required_fields_not_valid_title'
  readonly markers?: Readonly<Record<string, string | number>>
}

/** Validation errors by field. */
export type EventFieldErrors = Partial<Readonly<Record<EventFieldName, EventFieldError>>>
