import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { describeCity } from '../cities/citiesRoute'
import type { City } from '../cities/Gazetteer'
import { config } from '../config'
import { PlaceGate } from '../events/EventService'
import { textUpTo, wholeNumberOr } from '../http/fieldSchemas'
import { readFields } from '../http/readFields'
import type { PortalParts } from '../Portal'

const POSTCODE = /\b(?:\d{5}|\d{2}-\d{3}|\d{3} \d{2})\b/g

/**
 * Returns the parts of an address that may contain its city, the likeliest first: from the last comma-separated part to
 * the first.
 */
export function readPlaceQuery(query: string): string[] {
  const parts = query.split(',').map(part => part.replace(POSTCODE, ' ').replace(/\s+/g, ' ').trim())
  return [...new Set(parts.reverse().filter(part => part !== ''))].slice(0, config.geocoder.parts)
}

const { queryLength, shown } = config.geocoder
const geocoderQuery = {
  q: v.pipe(v.optional(textUpTo(queryLength), ''), v.trim(), v.nonEmpty('The parameter q is missing.')),
  limit: wholeNumberOr(shown, { min: 1, max: shown }),
  format: v.optional(v.picklist(['json', 'jsonv2'], 'The parameter format must be json or jsonv2.'), 'json'),
}

/**
 * Serves a geocoder that has Nominatim's interface and searches the gazetteer. Returns the centres of the cities that
 * match an address.
 */
export function geocoderRoute(app: FastifyInstance, { gazetteer }: PortalParts): void {
  const gate = new PlaceGate('geocodes')
  app.get('/geocode/search', async (request, reply) => {
    const { q: query, limit } = readFields(geocoderQuery, request.query)
    await gate.enter(request.ip)
    await gazetteer.prepare()
    reply.header('Cache-Control', 'private, max-age=3600')
    for (const place of readPlaceQuery(query)) {
      const cities = gazetteer.search(place, { spaceAsWildcard: false, limit })
      if (cities.length > 0) return cities.map(toPlace)
    }
    return []
  })
}

function toPlace(city: City) {
  return {
    place_id: city.id,
    lat: String(city.lat),
    lon: String(city.lng),
    category: 'place',
    type: 'city',
    display_name: `${city.name}, ${describeCity(city)}`,
    licence: 'GeoNames, CC BY 4.0',
  }
}
