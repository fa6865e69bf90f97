import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { FoyerError } from '../../lib/FoyerError'
import { sendRequest } from '../../wire/sendRequest'

/** A place on the earth, in degrees. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}

/** Waits for `answer`. Rejects if the signal aborts first, because a maps script may never respond. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const end = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([answer, end])
}

/**
 * Asks the configured maps service for the coordinates of an address (events 7.7).
 * @param address 'street, postcode, city'
 * @returns the first result; undefined if there is none
 * @throws the error of the request or the script
 */
export function geocode(
  { maps = {} }: ResolvedConfig,
  address: string,
  signal: AbortSignal,
): Promise<Coordinates | undefined> {
  const { scriptUrl, geocoderUrl = '/geocode/search' } = maps
  return scriptUrl
    ? untilAborted(geocodeByScript(scriptUrl, address), signal)
    : geocodeByService(geocoderUrl, address, signal)
}

interface Geocoder {
  geocode(request: { address: string }): Promise<unknown>
}
type MapsPage = typeof globalThis & { google?: { maps?: { Geocoder?: new () => Geocoder } } }

const upTo = (most: number) =>
  v.check((degrees: number) => Math.abs(degrees) <= most, `must lie between -${most} and ${most}`)
const scriptDegrees = (most: number) => v.pipe(v.number(), upTo(most))
const method = v.pipe(
  v.unknown(),
  v.transform(value => value as () => unknown),
  v.check(value => typeof value === 'function', 'must be a function'),
)
const position = v.object({ lat: method, lng: method })
const scriptResponse = v.object({ results: v.array(v.object({ geometry: v.object({ location: position }) })) })

/** Scripts by their address, loaded or still loading. A failed script is requested again. */
const scripts = new Map<string, Promise<void>>()

function loadScript(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known) return known
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(
        new FoyerError(
          'CHUNK_NOT_LOADED',
          `the maps script ${url} did not load. Check maps.scriptUrl and the page's Content Security Policy.`,
        ),
      )
    }
    document.head.append(script)
  })
  scripts.set(url, loading)
  loading.catch(() => scripts.delete(url))
  return loading
}

/**
 * Gets the coordinates from Google Maps' Geocoder (events 7.7). Loads its script on first use, unless the page has the
 * Geocoder already.
 */
async function geocodeByScript(url: string, address: string): Promise<Coordinates | undefined> {
  const page = globalThis as MapsPage
  if (!page.google?.maps?.Geocoder) await loadScript(url)
  const Geocoder = page.google?.maps?.Geocoder
  if (!Geocoder)
    throw new FoyerError(
      'MISSING_DEPENDENCIES',
      `the maps script ${url} has no google.maps.Geocoder. Correct maps.scriptUrl.`,
    )
  const { results } = v.parse(scriptResponse, await new Geocoder().geocode({ address }))
  const location = results[0]?.geometry.location
  return (
    location && { lat: v.parse(scriptDegrees(90), location.lat()), lng: v.parse(scriptDegrees(180), location.lng()) }
  )
}

// A text must have a digit. Otherwise an empty text would be read as 0, and the place would be in the ocean.
const serviceDegrees = (most: number) =>
  v.pipe(
    v.union([
      v.pipe(
        v.string(),
        v.check(text => /\d/.test(text)),
      ),
      v.number(),
    ]),
    v.transform(Number),
    upTo(most),
  )
const serviceResponse = v.array(v.object({ lat: serviceDegrees(90), lon: serviceDegrees(180) }))

/** Gets the coordinates from a Nominatim-compatible search; `url` is its address. */
export async function geocodeByService(
  url: string,
  address: string,
  signal: AbortSignal,
): Promise<Coordinates | undefined> {
  // The service may belong to a third party, so it gets no cookies on another origin.
  const [first] = await sendRequest({
    call: 'GET geocoder',
    url,
    query: { q: address, format: 'json', limit: 1 },
    credentials: 'same-origin',
    schema: serviceResponse,
    signal,
  })
  return first && { lat: first.lat, lng: first.lon }
}
