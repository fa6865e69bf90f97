import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Coordinates } from './Coordinates'
import { geocodeByScript } from './geocodeByScript'
import { geocodeByService } from './geocodeByService'

/** Ends with the signal what would not end by itself: a maps script can keep silent for ever. */
function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const end = new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([answer, end])
}

/**
 * Asks the maps service of the configuration where an address is (events 7.7).
 * @param address 'street, postcode, city'
 * @returns the first result; undefined: it knows no such place
 * @throws whatever stopped the question
 */
export function geocode({ maps = {} }: ResolvedConfig, address: string, signal: AbortSignal): Promise<Coordinates | undefined> {
  const { scriptUrl, geocoderUrl = '/geocode/search' } = maps
  return scriptUrl ? untilAborted(geocodeByScript(scriptUrl, address), signal) : geocodeByService(geocoderUrl, address, signal)
}
