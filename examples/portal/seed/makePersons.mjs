// Writes persons.json, the demo's register of persons: `node seed/makePersons.mjs`. All persons are fictional. Every
// run creates the same persons.
import { writeFileSync } from 'node:fs'
import { CITIES, CRAFTS, FAMILY, MEMBERS, MEN, PICTURES, STREETS, SURNAMES, TWINS, WOMEN } from './personTables.mjs'

const TOTAL = 600

let seed = 20_261_120
/**
 * Returns a whole number from 0 to `below` - 1, by mulberry32: the same sequence in every run.
 * @param {number} below
 */
function random(below) {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below)
}
/** @template T @param {readonly T[]} list @returns {T} */
function pick(list) {
  const found = list[random(list.length)]
  if (found === undefined) throw new Error('There is nothing to pick from.')
  return found
}
const chance = (/** @type {number} */ percent) => random(100) < percent
const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
const weighted = CITIES.flatMap(city => Array.from({ length: city[3] }, () => city))
/** Returns a name spelled for a mail address. @param {string} name */
const plain = name =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')

const mailboxes = new Set()
/** Returns a unique mail address. @param {string} firstname @param {string} surname */
function mailbox(firstname, surname) {
  const name = `${plain(firstname)}.${plain(surname)}`
  let address = `${name}@post.example`
  for (let number = 2; mailboxes.has(address); number += 1) address = `${name}${number}@post.example`
  mailboxes.add(address)
  return address
}

/** @param {import('./personTables.mjs').Wish} wish */
function makePerson([firstname, surname, gender, cityName, birthday], email = mailbox(firstname, surname)) {
  const place = CITIES.find(([name]) => name === cityName)
  if (!place) throw new Error(`There is no place ${cityName}.`)
  const [city, cityId, postcodes] = place
  const makesFilms = chance(25)
  return {
    firstname,
    surname,
    city,
    cityId,
    email,
    gender,
    plz: pick(postcodes),
    phone: chance(60) ? `+49 40 66969${String(random(1000)).padStart(3, '0')}` : '',
    street: pick(STREETS),
    nr: `${1 + random(80)}${chance(15) ? pick(['a', 'b', 'c']) : ''}`,
    description: chance(70) ? pick(CRAFTS)[gender === 'f' ? 0 : 1] : '',
    birthday,
    picture: chance(20) ? pick(PICTURES) : null,
    film6: makesFilms ? Array.from({ length: 1 + random(3) }, () => 6000 + random(3000)) : [],
    film5: makesFilms && chance(50) ? Array.from({ length: 1 + random(2) }, () => 500 + random(400)) : [],
    userId: chance(45) ? [30_000 + random(9000)] : [],
  }
}

/** @returns {import('./personTables.mjs').Wish} */
function strangerWish() {
  const gender = chance(51) ? 'f' : 'm'
  const firstname = pick(gender === 'f' ? WOMEN : MEN) + (chance(6) ? `-${pick(gender === 'f' ? WOMEN : MEN)}` : '')
  const first = pick(SURNAMES)
  const surname = chance(9) ? `${first}-${pick(SURNAMES.filter(name => name !== first))}` : first
  const birthday = chance(75) ? `${two(1 + random(28))}.${two(1 + random(12))}.${1938 + random(66)}` : ''
  return [firstname, surname, gender, pick(weighted)[0], birthday]
}

/** @type {(ReturnType<typeof makePerson> & { account?: string })[]} */
const persons = TWINS.map(twin => makePerson(twin))
for (const member of FAMILY) persons.push(makePerson(member, 'familie.tiedemann@post.example'))
for (const [firstname, surname, gender, city, birthday, account] of MEMBERS)
  persons.push({ ...makePerson([firstname, surname, gender, city, birthday], account), account })
const names = new Set(persons.map(({ firstname, surname, city }) => `${firstname} ${surname} ${city}`))
while (persons.length < TOTAL) {
  const wish = strangerWish()
  const name = `${wish[0]} ${wish[1]} ${wish[3]}`
  if (names.has(name)) continue
  names.add(name)
  // Some have no mail address.
  persons.push(makePerson(wish, chance(12) ? '' : undefined))
}
// The first person has every field that the windows with similar persons can show.
Object.assign(persons[0] ?? {}, {
  picture: 'wanderer-auf-der-duene.jpg',
  film6: [6021, 6480],
  film5: [512],
  userId: [30_117],
  phone: '+49 40 66969017',
  street: 'Am Burggraben',
  nr: '7',
  plz: '21680',
  description: 'Filmemacher',
})
writeFileSync(
  new URL('persons.json', import.meta.url),
  `[\n${persons.map(person => `  ${JSON.stringify(person)}`).join(',\n')}\n]\n`,
)
