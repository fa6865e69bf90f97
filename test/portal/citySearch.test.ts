/** @jest-environment node */
import { CityIndex } from '../../examples/portal/server/cities/CityIndex'
import type { City } from '../../examples/portal/server/cities/Gazetteer'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { layerClient } from './support/layerClient'

const LONG = 120_000
const PLACES = 20_000
const SYLLABLES = ['sta', 'ber', 'lin', 'mue', 'hau', 'sen', 'ros', 'tock', 'wein', 'bad']
let reads = 0

/** Makes a place that counts the reads of its name. */
function place(id: number): City {
  const syllable = (at: number) => SYLLABLES[Math.floor(id / SYLLABLES.length ** at) % SYLLABLES.length] ?? ''
  const name = `${syllable(0)}${syllable(1)} ${syllable(2)}${syllable(3)}`
  return {
    id,
    name,
    get folded() {
      reads += 1
      return name
    },
    country: 'DE',
    region: '06',
    population: PLACES - id,
    lat: 0,
    lng: 0,
  }
}

const cities = Array.from({ length: PLACES }, (_, id) => place(id))

function builtIndex(): CityIndex {
  const building = CityIndex.build(cities)
  for (let pieces = 0; ; pieces += 1) {
    const { done, value } = building.next()
    if (!done) continue
    expect(pieces).toBeGreaterThan(3)
    return value
  }
}

describe('the index of places', () => {
  const index = builtIndex()
  const group = PLACES / 2

  /** Returns the ids that the index must find, by comparing every place. */
  function scan(typed: string, [first = '', ...others]: string[], limit: number): number[] {
    const fits = ({ name }: City) => {
      const at = name.startsWith(first) ? 0 : name.indexOf(` ${first}`) + 1
      let from = at + first.length
      const isThere = at > 0 || name.startsWith(first)
      return (
        isThere &&
        others.every(word => {
          const found = name.indexOf(word, from)
          from = found + word.length
          return found >= 0
        })
      )
    }
    const rank = ({ id, name }: City) =>
      (id < group ? 0 : 1) * 10 + (name === typed ? 0 : name.startsWith(first) && fits({ name } as City) ? 1 : 2)
    return cities
      .filter(fits)
      .sort((a, b) => rank(a) - rank(b) || a.id - b.id)
      .slice(0, limit)
      .map(({ id }) => id)
  }

  test.each(['st', 'staber', 'b', 'lin mue', 'stasta stasta', 'tockwein', 'xyz', 'sen hau', 'weinwein b'])(
    'finds for %s the same as a search in all places, but reads less than half of them',
    typed => {
      for (const words of [[typed], typed.split(' ')]) {
        reads = 0
        const found = index.search(typed, words, { group, limit: 20 }).map(({ id }) => id)
        expect(reads).toBeLessThan(PLACES / 2)
        expect(found).toEqual(scan(typed, words, 20))
      }
    },
  )

  test.each(['s xyz', 'b 1', 'st qq', 's lll'])(
    'reads no place for %s, because no place has the second word',
    typed => {
      reads = 0
      expect(index.search(typed, typed.split(' '), { group, limit: 20 })).toEqual([])
      expect(reads).toBe(0)
    },
  )

  test('reads less than a quarter of all places for a word of seven letters', () => {
    reads = 0
    index.search('tockbad', ['tockbad'], { group, limit: 20 })
    expect(reads).toBeLessThan(PLACES / 4)
  })
})

onAnyDatabase(portal => {
  test(
    'too many searches for places are refused for their sender only',
    async () => {
      const ask = async (address: string, typed: string) => {
        const query = new URLSearchParams({ actualInput: typed, community: '73', spaceAsWildcard: 'true' })
        return layerClient(portal().url, address).send('GET', `/module/lib/framework/selectBoxDataCity.php?${query}`)
      }
      const statuses: number[] = []
      for (let round = 0; round < 25; round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) => ask('127.0.0.9', `s ${round} ${index}`)),
        )
        statuses.push(...answers.map(({ status }) => status))
      }
      expect(statuses.filter(status => status === 200)).toHaveLength(1200)
      expect(statuses.filter(status => status === 429)).toHaveLength(50)
      expect((await ask('127.0.0.9', 'Stade')).headers['retry-after']).toMatch(/^\d+$/)
      expect((await ask('127.0.0.8', 'Stade')).text).toContain('Stade')
    },
    LONG,
  )
})
