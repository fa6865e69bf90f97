import type { City } from './City'
import { germanRegions } from './germanRegions'

const countries = new Intl.DisplayNames(['de'], { type: 'region' })

/** Where a place lies, to tell it from others of its name: state or canton where they are known, and the country unless it is Germany. */
export function describeCity({ country, region }: Pick<City, 'country' | 'region'>): string {
  const state = germanRegions[`${country}.${region}`]
  if (country === 'DE') return state ?? 'Deutschland'
  return [state, countries.of(country) ?? country].filter(text => text !== undefined).join(', ')
}
