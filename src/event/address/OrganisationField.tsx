import type { AddressFieldProps } from './AddressFieldProps'
import { AddressField } from './parts/AddressField'

/** The event's organiser; only one that the portal knows is taken (events 2.3). */
export function OrganisationField(props: AddressFieldProps) {
  return <AddressField kind="organisation" {...props} />
}
