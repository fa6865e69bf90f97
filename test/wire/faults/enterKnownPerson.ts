import { type PersonFields, sendPerson } from '../../../src/register/person/personWire'
import { readCandidates } from '../../../src/register/person/readCandidates'
import { registerClient } from '../../portal/support/registerClient'
import type { CallPlace } from './ContractCall'
import { uniquePerson } from './uniquePerson'

interface KnownPerson {
  readonly person: PersonFields
  readonly originalRequest: Readonly<Record<string, string>>
  /** Id of the person in the register. */
  readonly known: string
}

/**
 * Adds a person to the register. Then sends the same name over the call's connection (`Line`), so that the portal finds
 * that person.
 */
export async function enterKnownPerson({ config, number, url }: CallPlace): Promise<KnownPerson> {
  const person = uniquePerson(number)
  await registerClient(url, `127.3.${Math.floor(number / 100) % 256}.${(number % 100) + 1}`).call('check_doublet', {
    ...person,
    email: `frueher${number}@post.example`,
  })
  const { data, originalRequest = {} } = await sendPerson(config, 'check_doublet', person)
  const [first] = readCandidates(data, () => {})
  return { person, originalRequest, known: first!.id }
}
