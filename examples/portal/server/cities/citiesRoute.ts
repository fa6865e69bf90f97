import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { EventGate } from '../events/EventService'
import { readForm } from '../http/formBody'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import type { PortalParts } from '../Portal'
import type { City, Gazetteer } from './Gazetteer'
import { germanRegions } from './germanRegions'

const ATTRIBUTION = 'Orte: <a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a>, CC BY 4.0'

/** What a city autocomplete answers to a typed text (portal-accounts 3): nothing before there are enough letters. */
export function citySuggestions(
  gazetteer: Gazetteer,
  typed: string,
  { spaceAsWildcard }: { spaceAsWildcard: boolean },
) {
  const isLongEnough = [...typed.trim()].length >= config.cities.fewestLetters
  const cities = isLongEnough ? gazetteer.search(typed, { spaceAsWildcard, limit: config.cities.shown }) : []
  return {
    results: cities.map(city => ({ id: city.id, value: city.name, info: describeCity(city) })),
    footerInfoText: ATTRIBUTION,
  }
}

const countries = new Intl.DisplayNames(['de'], { type: 'region' })

/** Where a place lies, to tell it from others of its name: state or canton where they are known, and the country unless it is Germany. */
export function describeCity({ country, region }: Pick<City, 'country' | 'region'>): string {
  const state = germanRegions[`${country}.${region}`]
  if (country === 'DE') return state ?? 'Deutschland'
  return [state, countries.of(country) ?? country].filter(text => text !== undefined).join(', ')
}

const COMMUNITY = '73'

/** Serves the city autocomplete (portal-accounts 7): places that fit what was typed. They change with the gazetteer only. */
export function citiesRoute(app: FastifyInstance, { gazetteer, attempts }: PortalParts): void {
  const gate = new EventGate('cities', attempts)
  app.get('/module/lib/framework/selectBoxDataCity.php', async (request, reply) => {
    const query = readForm(request.query)
    const typed = readText(query, 'actualInput', config.cities.inputLength)
    if (typed === undefined) throw new RequestError(400, 'The parameter actualInput is missing.')
    if (readText(query, 'community', 20) !== COMMUNITY)
      throw new RequestError(400, `The parameter community must be ${COMMUNITY}, the cities.`)
    const spaceAsWildcard = readText(query, 'spaceAsWildcard', 20) === 'true'
    await gate.enter(request.ip)
    await gazetteer.prepare()
    reply.header('Cache-Control', 'private, max-age=3600')
    return citySuggestions(gazetteer, typed, { spaceAsWildcard })
  })
}
