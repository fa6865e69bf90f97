/** @jest-environment node */
import { matchKeys } from '../../examples/portal/server/persons/PersonStore'
import {
  colognePhonetics,
  editDistance,
  foldName,
  nameParts,
} from '../../examples/portal/server/persons/names/nameSimilarity'
import type { PersonFields } from '../../examples/portal/server/persons/PersonFields'
import { scoreDoublet } from '../../examples/portal/server/persons/scoreDoublet'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { registerClient } from './support/registerClient'

const nobody: PersonFields = {
  surname: '',
  firstname: '',
  city: 'Stade',
  city_id: '',
  email: '',
  gender: '',
  plz: '',
  phone: '',
  street: '',
  nr: '',
  description: '',
  birthday: '',
}

describe('names', () => {
  test.each([
    ['Wikipedia', '3412'],
    ['Breschnew', '17863'],
    ['Müller-Lüdenscheidt', '65752682'],
    ['Heinz Classen', '068586'],
    ['Maier', '67'],
    ['Meyer', '67'],
    ['Mayr', '67'],
    ['Philipp', '351'],
    ['Axel', '0485'],
    ['Cäcilie', '485'],
    ['Ахматова', 'ахматова'],
    ['', ''],
  ])('have a code of the Kölner Phonetik: the code of %s is %s', (word, code) => {
    expect(colognePhonetics(word)).toBe(code)
  })

  test.each([
    ['Jörg Weiß', 'joerg weiss'],
    ['Jo\u0308rg', 'joerg'],
    ['ŁUKASZ', 'lukasz'],
    ["O'Brien-François", 'obrien francois'],
    ['  Zoë \t Yıldız ', 'zoe yıldız'],
  ])('are compared folded: %j as %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  test('have parts without particles and titles, unless there is nothing else', () => {
    expect([nameParts('Dr. von der Heide-Meyer'), nameParts('von der'), nameParts(' - ')]).toEqual([
      ['heide', 'meyer'],
      ['von', 'der'],
      [],
    ])
  })

  test.each([
    ['brinkman', 'brinkmann', 1],
    ['schimdt', 'schmidt', 1],
    ['ahlers', 'albers', 2],
    ['meyer', 'schulz', 2],
    ['', 'ab', 2],
  ])('%s and %s are %i edits apart, where 2 means more than the limit of 1', (a, b, distance) => {
    expect(editDistance(a, b, 1)).toBe(distance)
  })
})

describe('two entries', () => {
  const person = (name: string, more: Partial<PersonFields> = {}): PersonFields => {
    const [firstname = '', surname = ''] = name.split('|')
    return { ...nobody, firstname, surname, ...more }
  }
  const verdict = (a: PersonFields, b: PersonFields) => {
    const score = scoreDoublet(a, b)
    expect(scoreDoublet(b, a)).toBe(score)
    const isFound = matchKeys(a).some(key => matchKeys(b).includes(key))
    if (score >= 52) expect(isFound).toBe(true)
    return score >= 70 ? 'high' : score >= 52 ? 'possible' : 'other'
  }

  test.each([
    ['Jörg|Weiß', 'Joerg|Weiss', 'high'],
    ['Lena|Meyer-Landmann', 'Lena|Landmann Meyer', 'high'],
    ['Weiß|Jörg', 'Jörg|Weiß', 'high'],
    ['Hans-Jürgen|Schröder', 'Hans Juergen|Schroeder', 'high'],
    ['Jürgen|Müller', 'Jurgen|Muller', 'high'],
    ['Ulrike|von der Heide', 'Ulrike|Heide', 'high'],
    ['Günther|Böse', 'Günter|Boese', 'possible'],
    ['Stefan|Schmidt', 'Stephan|Schmitt', 'possible'],
    ['Christian|Maier', 'Christian|Mayr', 'possible'],
    ['Renate|Voß-Petersen', 'Renate|Petersen', 'possible'],
    ['Willi|Brüggemann', 'Wilhelm|Brueggemann', 'possible'],
    ['P.|Müller', 'Peter|Müller', 'possible'],
    ['Anna|Schimdt', 'Anna|Schmidt', 'possible'],
    ['Martin|Krüger', 'Martina|Krüger', 'other'],
    ['Peter|Müller', 'Petra|Müller', 'other'],
    ['Peter|Müller', 'Peter|Schulz', 'other'],
    ['Käthe|Müller', 'Ursula|Müller', 'other'],
    ['Lena|Meyer-Landmann', 'Lena|Meyer-Schulz', 'other'],
    ['Lena|Meyer-Meyer', 'Lena|Meyer-Schulz', 'other'],
    ['😀|🎭', 'Peter|Müller', 'other'],
    ['Constructor|Meyer', 'Constructor|Maier', 'possible'],
    ['Anna|Constructor', 'Anna|Meyer', 'other'],
  ])('of the same city: the match of %s and %s is %s', (a, b, expected) => {
    expect(verdict(person(a), person(b))).toBe(expected)
  })

  test.each<[string, Partial<PersonFields>, Partial<PersonFields>, string]>([
    ['another city', { city: 'Köln' }, {}, 'possible'],
    [
      'the same id of the city with different names',
      { city: 'Hansestadt Stade', city_id: '2829901' },
      { city_id: '2829901' },
      'high',
    ],
    ['another birthday', { birthday: '01.02.1940' }, { birthday: '17.09.1972' }, 'other'],
    ['the same birthday in another city', { city: 'Köln', birthday: '01/02/1940' }, { birthday: '01.02.1940' }, 'high'],
    ['the same e-mail in another city', { city: 'Köln', email: 'P@post.example' }, { email: 'p@post.example' }, 'high'],
    [
      'the same house in another city',
      { city: 'Koeln', street: 'Große Str.', nr: '7A', phone: '+49 40 1' },
      { city: 'Stade', street: 'Grosse Straße', nr: '7a', phone: '+49 401' },
      'high',
    ],
  ])('of the same name: %s', (_, a, b, expected) => {
    expect(verdict(person('Peter|Müller', a), person('Peter|Müller', b))).toBe(expected)
  })

  test('the same e-mail alone does not make two entries the same person', () => {
    expect(
      verdict(
        person('Eva|Ahlers', { email: 'familie@post.example' }),
        person('Uwe|Schulz', { email: 'familie@post.example' }),
      ),
    ).toBe('other')
  })

  test('names of 10,000 characters are compared in less than a second', () => {
    const long = person(`${'a'.repeat(10_000)}|${'b-'.repeat(5000)}`)
    const begun = performance.now()
    verdict(long, person('Peter|Müller'))
    verdict(long, long)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

onEveryDatabase(portal => {
  const fields = {
    firstname: 'Joerg',
    surname: 'Weiss',
    city: 'Stade',
    city_id: '2829901',
    email: 'fremd@post.example',
    plz: '21680',
  }

  test('[REG-DBL-10] [REG-DBL-11] the register finds other spellings of a German name; a stranger sees the person, not the e-mail address', async () => {
    const { body } = await registerClient(portal().url).call('check_doublet', fields)
    expect(body).toEqual({
      next: 'checkdoublet',
      data: {
        fullmatch: [
          {
            id: 20001,
            firstname: 'Jörg',
            surname: 'Weiß',
            city: 'Stade',
            email: 'n/a',
            addData: {
              profile_image: expect.stringMatching(/^\/media\/.*_t1\.jpg$/),
              film6: [{ id: 6021 }, { id: 6480 }],
              film5: [{ id: 512 }],
              userId: [30117],
            },
          },
        ],
      },
      originalRequest: {
        surname: 'Weiss',
        firstname: 'Joerg',
        city: 'Stade',
        city_id: '2829901',
        email: 'fremd@post.example',
        gender: '',
        plz: '21680',
        phone: '',
        street: '',
        nr: '',
        description: '',
        birthday: '',
      },
    })
  })

  test('[REG-DBL-01] if no match is very likely, the visitor chooses among the possible persons by name', async () => {
    const { body } = await registerClient(portal().url).call('check_doublet', {
      ...fields,
      city: 'Köln',
      city_id: '',
      plz: '',
    })
    expect(body).toMatchObject({
      next: 'nameselect',
      data: { fullmatch: expect.arrayContaining([expect.objectContaining({ id: 20001 })]) },
    })
  })

  test('a candidate’s e-mail address shows only to a visitor who entered it; nobody finds a person by an e-mail address alone', async () => {
    const [own] = await registerClient(portal().url).doublets({ ...fields, email: 'JOERG.WEISS@post.example' })
    expect(own?.email).toBe('joerg.weiss@post.example')
    expect(
      await registerClient(portal().url).doublets({
        ...fields,
        firstname: 'Xaver',
        surname: 'Quint',
        email: 'joerg.weiss@post.example',
      }),
    ).toEqual([])
  })

  test('the picture of a candidate can be loaded', async () => {
    const [candidate] = await registerClient(portal().url).doublets(fields)
    expect((await fetch(new URL(candidate?.addData.profile_image ?? '', portal().url))).status).toBe(200)
  })

  test('no response of a search contains another person’s e-mail, phone, street or birthday', async () => {
    for (const [firstname, surname, city] of [
      ['Hinrich', 'Tiedemann', 'Jork'],
      ['Peter', 'Müller', 'Hamburg'],
      ['Doerte', 'Groß-Schäfer', 'Bremen'],
    ]) {
      const client = registerClient(portal().url)
      const candidates = await client.doublets({
        firstname: firstname ?? '',
        surname: surname ?? '',
        city: city ?? '',
        email: 'fremd@post.example',
      })
      expect(candidates.length).toBeGreaterThan(0)
      for (const { email, ...candidate } of candidates) {
        expect(email).toBe('n/a')
        expect(JSON.stringify(candidate)).not.toMatch(/@|\+49|\d{2}\.\d{2}\.\d{4}|post\.example/)
        expect(Object.keys(candidate).sort()).toEqual(['addData', 'city', 'firstname', 'id', 'surname'])
      }
    }
  })
})
