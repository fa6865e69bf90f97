import { matchKeys } from './matchKeys'
import type { PersonFields } from './PersonFields'
import type { personsTable } from './personsTable'

/** A person's fields as they are stored. */
export function toPersonRow({ city_id, ...fields }: PersonFields): typeof personsTable.$inferInsert {
  return { ...fields, cityId: city_id === '' ? null : Number(city_id), matchKeys: matchKeys(fields) }
}
