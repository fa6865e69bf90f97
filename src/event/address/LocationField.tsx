import type { AddressFieldProps } from './AddressFieldProps'
import { AddressField } from './parts/AddressField'

/** The event's location; one that the portal does not know is taken as it is (events 2.3). */
export function LocationField(props: AddressFieldProps) {
  return <AddressField kind="location" {...props} />
}
