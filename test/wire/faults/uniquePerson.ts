import { createHash } from 'node:crypto'
import type { PersonFields } from '../../../src/register/person/personWire'

const SYLLABLES = ['ba', 'do', 'fe', 'gu', 'hi', 'jo', 'ka', 'lu', 'me', 'no', 'pi', 'ra', 'so', 'tu', 'we', 'zi']

/** Returns a person who is not similar to any other person; each number gives a different one. */
export function uniquePerson(number: number): PersonFields {
  const letters = createHash('sha256').update(String(number)).digest()
  const name = (from: number) =>
    [...letters.subarray(from, from + 5)].map(letter => SYLLABLES[letter % SYLLABLES.length]).join('')
  const capital = (text: string) => text.replace(/^./, first => first.toUpperCase())
  return {
    surname: capital(name(0)),
    firstname: capital(name(5)),
    city: 'Stade',
    city_id: '2829901',
    email: `${name(0)}${number}@post.example`,
    gender: 'm',
    plz: '',
    phone: '',
    street: '',
    nr: '',
    description: '',
    birthday: '',
  }
}
