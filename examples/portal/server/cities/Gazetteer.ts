import { setImmediate as nextTurn } from 'node:timers/promises'
import { config } from '../config'
import { foldName } from '../persons/names/nameSimilarity'
import { CityIndex } from './CityIndex'
import { germanCountries } from './germanPlaces'
import { readGazetteer } from './readGazetteer'

/** A place of the gazetteer; `id` is its GeoNames id. */
export interface City {
  id: number
  name: string
  /** Name, folded for comparison. */
  folded: string
  country: string
  /** GeoNames' code of the state, canton or other region within the country. */
  region: string
  population: number
  /** Degrees. */
  lat: number
  lng: number
}

/** The loaded places, and the number of those in the German-language region, which come first. */
interface Places {
  index: CityIndex
  byId: Map<number, City>
  inRegion: number
}

/** Finds places by id or name. Loads all places at the first `get` or `search`, or by `prepare`. */
export class Gazetteer {
  private reading: Generator<undefined, Places, undefined> | undefined
  private places: Places | undefined
  /** Results of recent searches by their parameters, in the order of the searches. */
  private readonly answers = new Map<string, City[]>()

  private preparing: Promise<void> | undefined

  /** Loads the places step by step between other work, so that the first searches do not block other requests. */
  prepare(): Promise<void> {
    return (this.preparing ??= this.load())
  }

  private async load(): Promise<void> {
    // The steps continue even if no request comes, because the event loop does not wait for input while `nextTurn` (a
    // setImmediate) is pending.
    while (!this.readOn()) await nextTurn()
  }

  /** Returns the place with that GeoNames id, or undefined. */
  get(id: number): City | undefined {
    return this.read().byId.get(id)
  }

  /**
   * Returns the places that match the typed text, ignoring case and the spelling of umlauts. Places of the
   * German-language region come before all others. In each of these two groups, exact matches come first, then names
   * that begin with the text, then other matches; larger places first. With `spaceAsWildcard`, a space matches any
   * text.
   */
  search(typed: string, { spaceAsWildcard, limit }: { spaceAsWildcard: boolean; limit: number }): City[] {
    const folded = foldName(typed)
    if (folded === '') return []
    const question = `${spaceAsWildcard} ${limit} ${folded}`
    const known = this.answers.get(question)
    if (known) return known
    const { index, inRegion } = this.read()
    const found = index.search(folded, spaceAsWildcard ? folded.split(' ') : [folded], { group: inRegion, limit })
    this.answers.set(question, found)
    const [oldest] = this.answers.keys()
    if (this.answers.size > config.cities.storedResponses && oldest !== undefined) this.answers.delete(oldest)
    return found
  }

  private read(): Places {
    for (;;) {
      const places = this.readOn()
      if (places) return places
    }
  }

  /** Loads one more step. Returns the places once all steps are done. */
  private readOn(): Places | undefined {
    if (this.places) return this.places
    const { done, value } = (this.reading ??= readPlaces()).next()
    if (!done) return undefined
    this.reading = undefined
    return (this.places = value)
  }
}

function* readPlaces(): Generator<undefined, Places, undefined> {
  const cities = yield* readGazetteer()
  const isInRegion = ({ country }: City) => germanCountries.has(country)
  const region = cities.filter(isInRegion)
  const ranked = [...region, ...cities.filter(city => !isInRegion(city))]
  const index = yield* CityIndex.build(ranked)
  return { index, byId: new Map(ranked.map(city => [city.id, city])), inRegion: region.length }
}
