import { foldName, nameSimilarity, nameParts } from './names/nameSimilarity'
import type { PersonFields } from './PersonFields'
import type { PersonRow } from './personsTable'

/** A person of the register who may be the same as the visitor, in the contract's form. */
export interface DoubletCandidate {
  id: number
  firstname: string
  surname: string
  city: string
  /** 'n/a', unless the visitor entered this address. */
  email: string
  addData: {
    profile_image: string
    film6: { id: number }[]
    film5: { id: number }[]
    userId: number[]
  }
}

/**
 * Weight of each agreement or contradiction. `name` is the score of equal names without other data, `swapped` the
 * factor for `name` if first name and surname are exchanged.
 */
const WEIGHTS = {
  name: 60,
  swapped: 0.95,
  city: 15,
  otherCity: -8,
  plz: 10,
  birthday: 25,
  otherBirthday: -30,
  email: 30,
  phone: 15,
  street: 5,
  house: 5,
}
/** Names with less similarity count as different. */
const LEAST_SIMILARITY = 0.5

/**
 * Returns a score for two descriptions of persons. From 70 they are very probably of the same person, from 52 possibly.
 * The score is 0 for different names.
 */
export function scoreDoublet(entered: PersonFields, known: PersonFields): number {
  const name = personSimilarity(entered, known)
  if (name === 0) return 0
  return (
    WEIGHTS.name * name +
    scoreCity(entered, known) +
    scoreBirthday(entered.birthday, known.birthday) +
    isSame(entered.plz, known.plz) * WEIGHTS.plz +
    isSame(entered.email.toLowerCase(), known.email.toLowerCase()) * WEIGHTS.email +
    isSame(digits(entered.phone), digits(known.phone)) * WEIGHTS.phone +
    scoreStreet(entered, known)
  )
}

function personSimilarity(a: PersonFields, b: PersonFields): number {
  const [firstA, lastA, firstB, lastB] = [a.firstname, a.surname, b.firstname, b.surname].map(nameParts) as [
    string[],
    string[],
    string[],
    string[],
  ]
  const straight = bothLike(nameSimilarity(lastA, lastB), nameSimilarity(firstA, firstB))
  const swapped = bothLike(nameSimilarity(lastA, firstB), nameSimilarity(firstA, lastB)) * WEIGHTS.swapped
  return Math.max(straight, swapped)
}

function bothLike(surname: number, firstname: number): number {
  return Math.min(surname, firstname) < LEAST_SIMILARITY ? 0 : surname * firstname
}

function scoreCity(a: PersonFields, b: PersonFields): number {
  if (a.city === '' || b.city === '') return 0
  const isSameCity = (a.city_id !== '' && a.city_id === b.city_id) || foldName(a.city) === foldName(b.city)
  return isSameCity ? WEIGHTS.city : WEIGHTS.otherCity
}

function scoreBirthday(a: string, b: string): number {
  if (a === '' || b === '') return 0
  return digits(a) === digits(b) ? WEIGHTS.birthday : WEIGHTS.otherBirthday
}

function scoreStreet(a: PersonFields, b: PersonFields): number {
  const street = isSame(foldStreet(a.street), foldStreet(b.street))
  return street * (WEIGHTS.street + isSame(a.nr.toLowerCase(), b.nr.toLowerCase()) * WEIGHTS.house)
}

function foldStreet(street: string): string {
  return foldName(street)
    .replace(/str(?:asse)?\b/, 'str')
    .replace(/ /g, '')
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}

function isSame(a: string, b: string): 0 | 1 {
  return a !== '' && a === b ? 1 : 0
}

/**
 * Returns a person as a candidate that a stranger may see: no e-mail address except the one that the stranger entered.
 */
export function toCandidate(person: PersonRow, enteredEmail: string): DoubletCandidate {
  const { id, firstname, surname, city, email, profileImage, film6, film5, userIds } = person
  return {
    id,
    firstname,
    surname,
    city: city || 'n/a',
    email: email !== '' && email.toLowerCase() === enteredEmail.toLowerCase() ? email : 'n/a',
    addData: {
      profile_image: profileImage,
      film6: film6.map(film => ({ id: film })),
      film5: film5.map(film => ({ id: film })),
      userId: userIds,
    },
  }
}
