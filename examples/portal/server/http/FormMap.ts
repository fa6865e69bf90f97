import type { FormValue } from './FormValue'

/** The fields of a decoded form by name; it has no prototype, so no name means anything but itself. */
export interface FormMap {
  [name: string]: FormValue
}
