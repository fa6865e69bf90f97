import type { AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import type { EventPicture } from '../cluster/EventCluster'

/** What the editor's fields hold; fields that the contract knows have its names (events 3.1). Dates and times are the texts as they stand in the fields. */
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
  /** Only a validated one has an id and is sent. */
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
  readonly Pictures: readonly EventPicture[]
}
