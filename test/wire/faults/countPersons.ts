import type { PersonFields } from '../../../src/register/person/personWire'
import { registerClient } from '../../portal/support/registerClient'
import type { CallPlace } from './ContractCall'

/** Returns the number of persons in the register with a given name, as shown to a visitor who enters this name. */
export async function countPersons(
  { url, number }: CallPlace,
  { firstname, surname, city }: PersonFields,
): Promise<number> {
  const asking = registerClient(url, `127.2.${Math.floor(number / 100) % 256}.${(number % 100) + 1}`)
  const found = await asking.doublets({ firstname, surname, city, email: 'wer@anders.example' })
  return found.filter(person => person.firstname === firstname && person.surname === surname).length
}
