import * as v from 'valibot'
import { FoyerError } from '../../lib/FoyerError'
import type { Coordinates } from './Coordinates'

interface Geocoder {
  geocode(request: { address: string }): Promise<unknown>
}
type MapsPage = typeof globalThis & { google?: { maps?: { Geocoder?: new () => Geocoder } } }

const degrees = (most: number) => v.pipe(v.number(), v.finite(), v.minValue(-most), v.maxValue(most))
const position = v.object({ lat: v.function(), lng: v.function() })
const answerSchema = v.object({ results: v.array(v.object({ geometry: v.object({ location: position }) })) })

/** Scripts that are here or on the way, by their address; one that did not come is asked for again. */
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
      reject(new FoyerError('CHUNK_NOT_LOADED', `the maps script ${url} did not load. Check maps.scriptUrl and the page's policy.`))
    }
    document.head.append(script)
  })
  scripts.set(url, loading)
  loading.catch(() => scripts.delete(url))
  return loading
}

/** Asks Google Maps' Geocoder interface where an address is; its script is loaded when it is first needed (events 7.7). */
export async function geocodeByScript(url: string, address: string): Promise<Coordinates | undefined> {
  const page = globalThis as MapsPage
  if (!page.google?.maps?.Geocoder) await loadScript(url)
  const Geocoder = page.google?.maps?.Geocoder
  if (!Geocoder) throw new FoyerError('MISSING_DEPENDENCIES', `the maps script ${url} has no google.maps.Geocoder. Correct maps.scriptUrl.`)
  const { results } = v.parse(answerSchema, await new Geocoder().geocode({ address }))
  const location = results[0]?.geometry.location
  return location && { lat: v.parse(degrees(90), location.lat()), lng: v.parse(degrees(180), location.lng()) }
}
