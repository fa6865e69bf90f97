import { config } from '../config'

const POSTCODE = /\b(?:\d{5}|\d{2}-\d{3}|\d{3} \d{2})\b/g

/** The texts of an address that may name its city, the likeliest first: what follows the last comma, then what stands before. */
export function readPlaceQuery(query: string): string[] {
  const parts = query.split(',').map(part => part.replace(POSTCODE, ' ').replace(/\s+/g, ' ').trim())
  return [...new Set(parts.reverse().filter(part => part !== ''))].slice(0, config.geocoder.parts)
}
