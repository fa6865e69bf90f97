import { config } from '../config'
import { describeCity } from './describeCity'
import type { Gazetteer } from './Gazetteer'

const ATTRIBUTION = 'Orte: <a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a>, CC BY 4.0'

/** What a city autocomplete answers to a typed text (portal-accounts 3): nothing before there are enough letters. */
export function citySuggestions(gazetteer: Gazetteer, typed: string, { spaceAsWildcard }: { spaceAsWildcard: boolean }) {
  const isLongEnough = [...typed.trim()].length >= config.cities.fewestLetters
  const cities = isLongEnough ? gazetteer.search(typed, { spaceAsWildcard, limit: config.cities.shown }) : []
  return { results: cities.map(city => ({ id: city.id, value: city.name, info: describeCity(city) })), footerInfoText: ATTRIBUTION }
}
