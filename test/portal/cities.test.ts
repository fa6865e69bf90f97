/** @jest-environment node */
import { describeCity } from '../../examples/portal/server/cities/citiesRoute'
import { Gazetteer } from '../../examples/portal/server/cities/Gazetteer'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'
import { layerClient } from './support/layerClient'

const gazetteer = new Gazetteer()
const search = (typed: string, spaceAsWildcard = true) =>
  gazetteer.search(typed, { spaceAsWildcard, limit: 20 }).map(({ name }) => name)

describe('the gazetteer', () => {
  test.each([
    ['koel', 'Köln'],
    ['KÖL', 'Köln'],
    ['mue', 'München'],
    ['Scheess', 'Scheeßel'],
    ['buxt', 'Buxtehude'],
    ['Wien', 'Wien'],
    ['Genf', 'Genf'],
    ['Bozen', 'Bozen'],
    ['Paris', 'Paris'],
    ['Krak', 'Krakow am See'],
  ])(
    'finds a typed city by its German name, with umlauts in either spelling; German-speaking countries come first: %s',
    (typed, first) => {
      expect(search(typed)[0]).toBe(first)
    },
  )

  test('lists cities with exactly the typed name first, then those whose names begin with it, larger cities first', () => {
    expect(search('Zell').slice(0, 4)).toEqual(['Zell', 'Zell', 'Zell', 'Zell'])
    const stade = search('Stade')
    expect(stade[0]).toBe('Stade')
    expect(search('Frankfurt').slice(0, 2)).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)'])
  })

  test('treats a blank as a wildcard only on request', () => {
    expect(search('Bad Mu')).toContain('Bad Soden-Salmünster')
    expect(search('Bad Mu', false)).not.toContain('Bad Soden-Salmünster')
    expect(search('frank main')).toContain('Frankfurt am Main')
    expect(search('frank main', false)).toEqual([])
    expect(search('main frank')).toEqual([])
  })

  test.each(['', ' ', '---', '%', '_', '.*', '\\', '🎭', 'x'.repeat(200)])('finds nothing for %j', typed => {
    expect(search(typed)).toEqual([])
  })

  test('distinguishes places of the same name', () => {
    expect(
      [
        { country: 'DE', region: '06' },
        { country: 'AT', region: '08' },
        { country: 'FR', region: '44' },
        { country: 'DE', region: '??' },
      ].map(describeCity),
    ).toEqual(['Niedersachsen', 'Vorarlberg, Österreich', 'Frankreich', 'Deutschland'])
  })

  test('lists no districts of a city', () => {
    expect(
      [...search('Zürich'), ...search('Stadt'), ...search('Altona')].filter(name => /Kreis|Altona/.test(name)),
    ).toEqual([])
  })

  test('is read in steps while other work continues; a look-up by id before the last step finds its place, and a later search finds all places', async () => {
    const ahead = new Gazetteer()
    const preparing = ahead.prepare()
    let turns = 0
    const other = () => {
      turns += 1
      if (turns < 10) setImmediate(other)
    }
    setImmediate(other)
    await preparing
    expect(turns).toBe(10)
    const hasty = new Gazetteer()
    const slow = hasty.prepare()
    expect(hasty.get(2829901)?.name).toBe('Stade')
    await slow
    expect(hasty.search('Stade', { spaceAsWildcard: true, limit: 20 })).toEqual(
      gazetteer.search('Stade', { spaceAsWildcard: true, limit: 20 }),
    )
  })

  test('returns a place by its id', () => {
    expect(gazetteer.get(2829901)).toMatchObject({ name: 'Stade', country: 'DE' })
    expect(gazetteer.get(1)).toBeUndefined()
  })
})

describe('selectBoxDataCity.php', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startPortal()
  }, 90_000)
  afterAll(() => portal.stop())
  const ask = (query: string) =>
    layerClient(portal.url).send('GET', `/module/lib/framework/selectBoxDataCity.php?${query}`)

  test('[UI-AUT-03] [UI-AUT-13] [UI-AUT-14] returns the matching cities, and names GeoNames as their source', async () => {
    const answer = await ask('actualInput=Bremerv&community=73&spaceAsWildcard=true&anything=else')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(answer.json()).toEqual({
      results: [{ id: 2944354, value: 'Bremervörde', info: 'Niedersachsen' }],
      footerInfoText: expect.stringContaining('href="https://www.geonames.org/"'),
    })
  })

  test('[UI-AUT-04] each result has its id, its value and its location; there are never more than twenty', async () => {
    const { results } = (await ask('actualInput=St&community=73&spaceAsWildcard=true')).json() as unknown as {
      results: object[]
    }
    expect(results).toHaveLength(20)
    for (const result of results)
      expect(result).toEqual({ id: expect.any(Number), value: expect.any(String), info: expect.stringMatching(/./) })
  })

  test.each([
    'actualInput=B&community=73',
    'actualInput=&community=73',
    'actualInput=%20%20%20&community=73',
    'actualInput=%25%25&community=73',
  ])('%s finds no city', async query => {
    expect((await ask(query)).json()['results']).toEqual([])
  })

  test.each([
    ['community=73', 'actualInput'],
    ['actualInput=Stade', 'community'],
    ['actualInput=Stade&community=74', 'community'],
    ['actualInput[]=Stade&community=73', 'actualInput'],
    ['actualInput=Sta%00de&community=73', 'actualInput'],
    [`actualInput=${'x'.repeat(201)}&community=73`, 'actualInput'],
    ['actualInput=Stade&community[]=73', 'community'],
  ])('%s is refused with a text that names the missing or invalid parameter', async (query, field) => {
    const { status, text } = await ask(query)
    expect([status, text]).toEqual([400, expect.stringContaining(field)])
  })
})
