import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { PlaceGate } from '../events/EventService'
import { textUpTo } from '../http/fieldSchemas'
import { readFields } from '../http/readFields'
import type { PortalParts } from '../Portal'
import type { City, Gazetteer } from './Gazetteer'
import { germanRegions } from './germanPlaces'

const ATTRIBUTION = 'Orte: <a href="https://www.geonames.org/" target="_blank" rel="noopener">GeoNames</a>, CC BY 4.0'

/** Returns the suggestions for a typed text (portal-accounts 3); none if it has too few letters. */
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

/**
 * Returns the region of a place, to distinguish places with the same name. In Germany, this is the state, or the
 * country if the state is unknown. Elsewhere, it is the state or canton if known, and the country.
 */
export function describeCity({ country, region }: Pick<City, 'country' | 'region'>): string {
  const state = germanRegions[`${country}.${region}`]
  if (country === 'DE') return state ?? 'Deutschland'
  return [state, countries.of(country) ?? country].filter(text => text !== undefined).join(', ')
}

const COMMUNITY = '73'
const citiesQuery = {
  actualInput: textUpTo(config.cities.inputLength),
  community: v.literal(COMMUNITY, `The parameter community must be ${COMMUNITY}, the cities.`),
  spaceAsWildcard: v.pipe(
    v.optional(textUpTo(20), ''),
    v.transform(value => value === 'true'),
  ),
}

/**
 * Serves the city autocomplete (portal-accounts 7): places that match the typed text. Browsers may cache the results,
 * because they change only with the gazetteer.
 */
export function citiesRoute(app: FastifyInstance, { gazetteer }: PortalParts): void {
  const gate = new PlaceGate('cities')
  app.get('/module/lib/framework/selectBoxDataCity.php', async (request, reply) => {
    const { actualInput: typed, spaceAsWildcard } = readFields(citiesQuery, request.query)
    await gate.enter(request.ip)
    await gazetteer.prepare()
    reply.header('Cache-Control', 'private, max-age=3600')
    return citySuggestions(gazetteer, typed, { spaceAsWildcard })
  })
}
