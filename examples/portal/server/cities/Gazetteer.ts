import { setImmediate as nextTurn } from 'node:timers/promises'
import { config } from '../config'
import { foldName } from '../persons/names/nameLikeness'
import { CityIndex } from './CityIndex'
import { germanCountries } from './germanNames'
import { readGazetteer } from './readGazetteer'

/** A place of the gazetteer; `id` is its GeoNames id. */
export interface City {
  id: number
  name: string
  /** Its name as names are compared. */
  folded: string
  country: string
  /** The code of its state or canton. */
  region: string
  population: number
  /** Degrees. */
  lat: number
  lng: number
}

/** The places, once they are read: how many of the index lie in the German-language region, which come first. */
interface Places {
  index: CityIndex
  byId: Map<number, City>
  inRegion: number
}

/** The gazetteer, read when it is asked for the first time, or ahead of that. */
export class Gazetteer {
  private reading: Generator<undefined, Places, undefined> | undefined
  private places: Places | undefined
  /** The latest results, the oldest first. */
  private readonly answers = new Map<string, City[]>()

  /** Reads the places piece by piece, between other work, so that no first search makes everybody wait. */
  async prepare(): Promise<void> {
    // A turn that the process does not wait for comes only with some other event: on a quiet portal that is never.
    while (!this.readOn()) await nextTurn()
  }

  /** The place of that GeoNames id, or undefined. */
  get(id: number): City | undefined {
    return this.read().byId.get(id)
  }

  /**
   * The places whose name fits what was typed, capitals and the spelling of umlauts apart: first the German-language region, there first
   * the whole name, then what begins with it, the largest first. With `spaceAsWildcard` anything may stand where a blank was typed.
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

  /** Reads one more piece, and answers the places once that was the last one. */
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
