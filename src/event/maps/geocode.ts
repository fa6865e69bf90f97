import type { ResolvedConfig } from '../../config/resolveConfig'
import type { Coordinates } from './Coordinates'
import { geocodeByScript } from './geocodeByScript'
import { geocodeByService } from './geocodeByService'

/**
 * Asks the maps service of the configuration where an address is (events 7.7).
 * @param address 'street, postcode, city'
 * @returns the first result; undefined: it knows no such place
 * @throws whatever stopped the question
 */
export function geocode({ maps = {} }: ResolvedConfig, address: string, signal: AbortSignal): Promise<Coordinates | undefined> {
  const { scriptUrl, geocoderUrl = '/geocode/search' } = maps
  return scriptUrl ? geocodeByScript(scriptUrl, address) : geocodeByService(geocoderUrl, address, signal)
}
