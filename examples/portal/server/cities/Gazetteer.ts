import { setImmediate as nextTurn } from 'node:timers/promises'
import { foldName } from '../persons/names/nameLikeness'
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

/** The gazetteer, read when it is asked for the first time, or ahead of that. */
export class Gazetteer {
  private reading: Generator<undefined, City[], undefined> | undefined
  private cities: { region: City[]; elsewhere: City[] } | undefined
  private byId: Map<number, City> | undefined

  /** Reads the places piece by piece, between other work, so that no first search makes everybody wait. */
  async prepare(): Promise<void> {
    // A turn that the process does not wait for comes only with some other event: on a quiet portal that is never.
    while (!this.readOn()) await nextTurn()
  }

  /** The place of that GeoNames id, or undefined. */
  get(id: number): City | undefined {
    const { region, elsewhere } = this.read()
    this.byId ??= new Map([...region, ...elsewhere].map(city => [city.id, city]))
    return this.byId.get(id)
  }

  /**
   * The places whose name fits what was typed, capitals and the spelling of umlauts apart: first the German-language region, there first
   * the whole name, then what begins with it, the largest first. With `spaceAsWildcard` anything may stand where a blank was typed.
   */
  search(typed: string, { spaceAsWildcard, limit }: { spaceAsWildcard: boolean; limit: number }): City[] {
    const folded = foldName(typed)
    if (folded === '') return []
    const words = spaceAsWildcard ? folded.split(' ') : [folded]
    const { region, elsewhere } = this.read()
    const found = searchIn(region, folded, words)
    return (found.length < limit ? [...found, ...searchIn(elsewhere, folded, words)] : found).slice(0, limit)
  }

  private read(): { region: City[]; elsewhere: City[] } {
    for (;;) {
      const cities = this.readOn()
      if (cities) return cities
    }
  }

  /** Reads one more piece, and answers the places once that was the last one. */
  private readOn(): { region: City[]; elsewhere: City[] } | undefined {
    if (this.cities) return this.cities
    const { done, value } = (this.reading ??= readGazetteer()).next()
    if (!done) return undefined
    this.reading = undefined
    const isInRegion = ({ country }: City) => germanCountries.has(country)
    return (this.cities = { region: value.filter(isInRegion), elsewhere: value.filter(city => !isInRegion(city)) })
  }
}

function searchIn(cities: readonly City[], typed: string, [first = '', ...others]: readonly string[]): City[] {
  const [whole, beginning, inside]: [City[], City[], City[]] = [[], [], []]
  const later = ` ${first}`
  for (const city of cities) {
    const { folded } = city
    if (folded === typed) whole.push(city)
    else if (folded.startsWith(first) && follow(folded, first.length, others)) beginning.push(city)
    else if (folded.includes(later) && follow(folded, folded.indexOf(later) + later.length, others)) inside.push(city)
  }
  return [...whole, ...beginning, ...inside]
}

/** Whether the words stand in the name one after the other, from there on. */
function follow(name: string, from: number, words: readonly string[]): boolean {
  let at = from
  return words.every(word => {
    const found = name.indexOf(word, at)
    at = found + word.length
    return found >= 0
  })
}
