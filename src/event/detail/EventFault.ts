import type { EventFieldName } from './EventFieldName'

/** Why a field can't be saved as it is: the label of its error text, with what fills the markers. */
export interface EventFault {
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

/** What is wrong, by field. */
export type EventFaults = Partial<Readonly<Record<EventFieldName, EventFault>>>
