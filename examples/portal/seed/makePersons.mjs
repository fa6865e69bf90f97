// Writes persons.json: the demo's register of persons. All are fictional; every run creates the same persons: `node seed/makePersons.mjs`.
import { writeFileSync } from 'node:fs'

const TOTAL = 600

/**
 * Places with their GeoNames ids, real postcodes, and a weight for their population.
 * @type {[name: string, id: number, postcodes: string[], weight: number][]}
 */
const CITIES = [
  ['Stade', 2829901, ['21680', '21682', '21684'], 14],
  ['Buxtehude', 2940451, ['21614'], 9],
  ['Bremervörde', 2944354, ['27432'], 7],
  ['Cuxhaven', 2939658, ['27472', '27474', '27476', '27478'], 8],
  ['Rotenburg', 2844437, ['27356'], 5],
  ['Zeven', 2804642, ['27404'], 5],
  ['Hamburg', 2911298, ['20095', '20251', '21073', '22085', '22303', '22765'], 16],
  ['Bremen', 2944388, ['28195', '28203', '28213', '28757'], 14],
  ['Bremerhaven', 2944368, ['27568', '27570', '27576', '27580'], 9],
  ['Osterholz-Scharmbeck', 2856500, ['27711'], 5],
  ['Verden', 2817599, ['27283'], 4],
  ['Lüneburg', 2875115, ['21335', '21337', '21339'], 6],
  ['Winsen', 2807845, ['21423'], 3],
  ['Buchholz in der Nordheide', 2942323, ['21244'], 3],
  ['Hemmoor', 2906524, ['21745'], 3],
  ['Otterndorf', 2856024, ['21762'], 4],
  ['Worpswede', 2806108, ['27726'], 6],
  ['Himmelpforten', 2904543, ['21709'], 2],
  ['Harsefeld', 2910280, ['21698'], 3],
  ['Jork', 2894702, ['21635'], 3],
  ['Achim', 2959681, ['28832'], 3],
  ['Tostedt', 2821736, ['21255'], 2],
  ['Scheeßel', 2840070, ['27383'], 3],
  ['Lilienthal', 2877709, ['28865'], 3],
  ['Ritterhude', 2846398, ['27721'], 2],
  ['Drochtersen', 2934915, ['21706'], 2],
  ['Gnarrenburg', 2919692, ['27442'], 2],
  ['Sittensen', 2831802, ['27419'], 2],
  ['Tarmstedt', 2823989, ['27412'], 2],
  ['Ottersberg', 2856014, ['28870'], 2],
]

const WOMEN =
  'Anke Antje Anna Annika Astrid Birgit Britta Carla Christiane Dörte Elke Emine Frauke Frieda Gesa Gesche Greta Hanna Heike Henrike Ilka Imke Inga Ingrid Irmgard Jana Johanna Jule Karin Katharina Kerstin Käthe Lena Lieselotte Lotta Maike Margarete Marlies Meike Merle Mieke Nele Nuray Petra Renate Rieke Sabine Silke Sonja Stefanie Svenja Swantje Tomma Ulrike Ursula Ute Wiebke Wilma Zofia'.split(
    ' ',
  )
const MEN =
  'Arne Bernd Björn Carsten Christian Cord Detlef Dierk Eike Enno Fiete Folkert Friedrich Georg Gerd Hanno Hans Harm Heiko Heinrich Hinnerk Holger Ingo Jan Jens Joachim Jochen Johannes Jörg Jürgen Karl Klaus Knut Lars Lutz Malte Matthias Mehmet Michael Nils Olaf Ole Paweł Peter Ralf Reinhard Rolf Rüdiger Sönke Sören Stefan Sven Thies Thomas Timo Torben Ulrich Uwe Volker Werner Wilhelm'.split(
    ' ',
  )
const SURNAMES =
  'Ahlers Albers Bargmann Bartels Becker Behrens Böhling Böttcher Borchers Brandt Brinkmann Brunkhorst Burfeind Busch Buck Cordes Dammann Diercks Dreyer Eckhoff Ehlers Engelken Fitschen Förster Franke Freese Fröhlich Gerdes Gerken Groß Grün Grote Günther Haase Hagenah Hansen Harms Hartmann Hauschild Heinsohn Heitmann Hencken Höper Holst Jansen Janßen Jürgens Kaiser Klindworth Köhler König Köster Krüger Kruse Kück Lange Lohmann Lüders Lührs Mahler Martens Mehrkens Meinke Meyer Michaelis Möller Müller Neumann Oellerich Oltmanns Osterholz Pape Peters Petersen Poppe Prigge Quast Rademacher Rathjen Reese Richter Ropers Rohde Sander Schäfer Schlichting Schlüter Schmidt Schröder Schulz Schütt Seebeck Steffens Stelling Strauß Stührmann Tiedemann Tietjen Toborg Ulrich Vagts Viebrock Voß Wagner Weber Wehber Weiß Wichern Wiegel Wilkens Witte Wöhlke Wulff Yıldız Zimmermann'.split(
    ' ',
  )
const STREETS =
  'Am Burggraben|Am Hafen|Am Sande|Altländer Straße|Bahnhofstraße|Bremer Straße|Deichweg|Dorfstraße|Eichenallee|Elbstraße|Feldstraße|Fischerstraße|Gartenweg|Große Straße|Hafenstraße|Hauptstraße|Hinterm Deich|Kirchweg|Lindenstraße|Marktstraße|Mühlenweg|Neue Straße|Ostertorstraße|Poststraße|Ritterstraße|Schulstraße|Teichstraße|Wallstraße|Weserstraße|Wiesenweg'.split(
    '|',
  )
/** Professions, in the female and the male form. */
const CRAFTS = [
  ['Malerin', 'Maler'],
  ['Bildhauerin', 'Bildhauer'],
  ['Fotografin', 'Fotograf'],
  ['Autorin', 'Autor'],
  ['Filmemacherin', 'Filmemacher'],
  ['Cellistin', 'Cellist'],
  ['Kantorin', 'Kantor'],
  ['Chorleiterin', 'Chorleiter'],
  ['Puppenspielerin', 'Puppenspieler'],
  ['Tänzerin', 'Tänzer'],
  ['Schauspielerin', 'Schauspieler'],
  ['Keramikerin', 'Keramiker'],
  ['Organistin', 'Organist'],
  ['Liedermacherin', 'Liedermacher'],
  ['Kuratorin', 'Kurator'],
  ['Jazzpianistin', 'Jazzpianist'],
  ['Erzählt auf Plattdeutsch', 'Erzählt auf Plattdeutsch'],
  ['Leitet eine Musikschule', 'Leitet eine Musikschule'],
  ['Im Kulturverein', 'Im Kulturverein'],
  ['Buchbinderin', 'Buchbinder'],
  ['Zeichnerin', 'Zeichner'],
]
/** Pictures of the library that are used as profile pictures. */
const PICTURES = [
  'besucherin-fotografiert.jpg',
  'pinsel-in-farbe.jpg',
  'katze-chelsea.jpg',
  'schreibmaschine.jpg',
  'trommel-und-rotwein.jpg',
  'wanderer-auf-der-duene.jpg',
  'vogel-unter-der-lampe.jpg',
]

/** @typedef {[firstname: string, surname: string, gender: string, city: string, birthday: string]} Wish */

/**
 * Persons who are easily confused, or were entered twice: a search for doublets must distinguish or match them.
 * @type {Wish[]}
 */
const TWINS = [
  ['Jörg', 'Weiß', 'm', 'Stade', '14.03.1968'],
  ['Joerg', 'Weiss', 'm', 'Buxtehude', '02.11.1981'],
  ['Lena', 'Meyer-Landmann', 'f', 'Bremen', '23.05.1991'],
  ['Lena', 'Landmann-Meyer', 'f', 'Worpswede', '07.08.1975'],
  ['Käthe', 'Müller', 'f', 'Cuxhaven', '30.12.1949'],
  ['Kaethe', 'Mueller', 'f', 'Otterndorf', '19.06.1953'],
  ['Peter', 'Müller', 'm', 'Hamburg', '01.02.1940'],
  ['Peter', 'Müller', 'm', 'Hamburg', '17.09.1972'],
  ['Hans-Jürgen', 'Schröder', 'm', 'Zeven', '11.04.1957'],
  ['Hans Jürgen', 'Schroeder', 'm', 'Bremervörde', ''],
  ['Jürgen', 'Strauß', 'm', 'Verden', '08.01.1962'],
  ['Juergen', 'Strauss', 'm', 'Achim', ''],
  ['Stefan', 'Schmidt', 'm', 'Bremerhaven', '25.07.1979'],
  ['Stephan', 'Schmitt', 'm', 'Bremerhaven', '12.10.1984'],
  ['Anna', 'Groß', 'f', 'Lüneburg', '03.03.1995'],
  ['Anna', 'Gross', 'f', 'Winsen', ''],
  ['Ulrike', 'von der Heide', 'f', 'Worpswede', '21.11.1960'],
  ['Ulrike', 'Heide', 'f', 'Lilienthal', ''],
  ['Renate', 'Voß-Petersen', 'f', 'Stade', '09.09.1955'],
  ['Renate', 'Petersen', 'f', 'Stade', ''],
  ['Matthias', 'Köhler', 'm', 'Rotenburg', '16.05.1970'],
  ['Mathias', 'Koehler', 'm', 'Scheeßel', ''],
  ['Christian', 'Maier', 'm', 'Buxtehude', '28.02.1988'],
  ['Christian', 'Meier', 'm', 'Jork', ''],
  ['Elke', 'Janßen', 'f', 'Osterholz-Scharmbeck', '05.06.1966'],
  ['Elke', 'Jansen', 'f', 'Ritterhude', ''],
  ['Sönke', 'Lührs', 'm', 'Himmelpforten', '13.08.1977'],
  ['Soenke', 'Luehrs', 'm', 'Drochtersen', ''],
  ['Wilhelm', 'Brüggemann', 'm', 'Hemmoor', '04.10.1944'],
  ['Willi', 'Brueggemann', 'm', 'Hemmoor', ''],
  ['Martin', 'Krüger', 'm', 'Tostedt', '22.01.1983'],
  ['Martina', 'Krüger', 'f', 'Tostedt', '22.01.1983'],
  ['Günther', 'Böse', 'm', 'Harsefeld', '31.07.1951'],
  ['Günter', 'Boese', 'm', 'Harsefeld', ''],
  ['Dörte', 'Schäfer-Groß', 'f', 'Bremen', '18.04.1969'],
  ['Doerte', 'Gross Schaefer', 'f', 'Bremen', ''],
  ['Zoë', 'Özdemir', 'f', 'Hamburg', '27.03.1999'],
  ['Zoe', 'Oezdemir', 'f', 'Hamburg', ''],
  ['René', 'François', 'm', 'Lüneburg', '06.12.1974'],
  ['Rene', 'Francois', 'm', 'Lüneburg', ''],
]
/** Three members of a family who share a mailbox. @type {Wish[]} */
const FAMILY = [
  ['Hinrich', 'Tiedemann', 'm', 'Jork', '02.02.1958'],
  ['Gesche', 'Tiedemann', 'f', 'Jork', '19.05.1961'],
  ['Fiete', 'Tiedemann', 'm', 'Jork', '30.08.1990'],
]

/** Owners of the demo's accounts, with their accounts. @type {[...Wish, account: string][]} */
const MEMBERS = [
  ['Henrike', 'Ahlers', 'f', 'Stade', '12.04.1979', 'henrike.ahlers@kulturportal.example'],
  ['Matthis', 'Vossberg', 'm', 'Worpswede', '27.10.1986', 'matthis.vossberg@kulturportal.example'],
]

let seed = 20_261_120
/** Returns a number from 0 to below `below`, by mulberry32: the same sequence in every run. @param {number} below */
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
/** Returns a name in the form of a mail address. @param {string} name */
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

/** @param {Wish} wish */
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

/** @returns {Wish} */
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
// The first one has every field that a candidate can show.
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
