import * as v from 'valibot'
import { sendRequest } from '../../wire/sendRequest'
import type { Coordinates } from './Coordinates'

// An empty text would be the middle of the ocean.
const degrees = (most: number) => v.pipe(v.union([v.pipe(v.string(), v.regex(/\d/)), v.number()]), v.transform(Number), v.finite(), v.minValue(-most), v.maxValue(most))
const answerSchema = v.array(v.object({ lat: degrees(90), lon: degrees(180) }))

/** Asks a Nominatim-compatible search where an address is; `url` is the search's. */
export async function geocodeByService(url: string, address: string, signal: AbortSignal): Promise<Coordinates | undefined> {
  // It may be anybody's: it gets no cookies.
  const [first] = await sendRequest({ call: 'GET geocoder', url, query: { q: address, format: 'json', limit: 1 }, credentials: 'same-origin', schema: answerSchema, signal })
  return first && { lat: first.lat, lng: first.lon }
}
