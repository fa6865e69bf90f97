import type { FastifyInstance } from 'fastify'
import { describeCity } from '../cities/citiesRoute'
import type { City } from '../cities/Gazetteer'
import { config } from '../config'
import { EventGate } from '../events/EventService'
import { readForm } from '../http/formBody'
import { readNumber } from '../http/readNumber'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import type { PortalParts } from '../Portal'

const POSTCODE = /\b(?:\d{5}|\d{2}-\d{3}|\d{3} \d{2})\b/g

/** The texts of an address that may name its city, the likeliest first: what follows the last comma, then what stands before. */
export function readPlaceQuery(query: string): string[] {
  const parts = query.split(',').map(part => part.replace(POSTCODE, ' ').replace(/\s+/g, ' ').trim())
  return [...new Set(parts.reverse().filter(part => part !== ''))].slice(0, config.geocoder.parts)
}

const FORMATS = new Set(['json', 'jsonv2'])
const { queryLength, shown } = config.geocoder

/** Serves a geocoder that is asked like Nominatim and knows the gazetteer's places: it answers the middle of the city that an address names. */
export function geocoderRoute(app: FastifyInstance, { gazetteer, attempts }: PortalParts): void {
  const gate = new EventGate('geocodes', attempts)
  app.get('/geocode/search', async (request, reply) => {
    const form = readForm(request.query)
    const query = readText(form, 'q', queryLength)?.trim() ?? ''
    const limit = readNumber(form, 'limit', { min: 1, max: shown, fallback: shown })
    if (query === '') throw new RequestError(400, 'The parameter q is missing.')
    if (!FORMATS.has(readText(form, 'format', 20) ?? 'json'))
      throw new RequestError(400, 'The parameter format must be json.')
    await gate.enter(request.ip)
    await gazetteer.prepare()
    reply.header('Cache-Control', 'private, max-age=3600')
    for (const text of readPlaceQuery(query)) {
      const cities = gazetteer.search(text, { spaceAsWildcard: false, limit })
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
