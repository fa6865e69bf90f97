import type { PersonFields } from './PersonFields'
import type { PersonRow } from './PersonRow'

/** A person of the register in the contract's words. */
export function toPersonFields({ surname, firstname, city, cityId, email, gender, plz, phone, street, nr, description, birthday }: PersonRow): PersonFields {
  return { surname, firstname, city, city_id: cityId === null ? '' : String(cityId), email, gender, plz, phone, street, nr, description, birthday }
}
