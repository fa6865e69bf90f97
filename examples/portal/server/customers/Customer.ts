import type { RequiredFields } from './RequiredFields'

/** Whose data it is: events and addresses of one customer are not seen under another. */
export interface Customer {
  name: string
  /** What every event must have one of (events 3.4); null: nothing. */
  requiredFields: RequiredFields | null
}
