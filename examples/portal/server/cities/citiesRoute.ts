import type { FastifyInstance } from 'fastify'
import { config } from '../config'
import { readForm } from '../http/readForm'
import { readText } from '../http/readText'
import { RequestError } from '../http/RequestError'
import type { PortalParts } from '../PortalParts'
import { citySuggestions } from './citySuggestions'

const COMMUNITY = '73'

/** Serves the city autocomplete (portal-accounts 7): places that fit what was typed. They change with the gazetteer only. */
export function citiesRoute(app: FastifyInstance, { gazetteer }: PortalParts): void {
  app.get('/module/lib/framework/selectBoxDataCity.php', (request, reply) => {
    const query = readForm(request.query)
    const typed = readText(query, 'actualInput', config.cities.inputLength)
    if (typed === undefined) throw new RequestError(400, 'The parameter actualInput is missing.')
    if (readText(query, 'community', 20) !== COMMUNITY) throw new RequestError(400, `The parameter community must be ${COMMUNITY}, the cities.`)
    const spaceAsWildcard = readText(query, 'spaceAsWildcard', 20) === 'true'
    reply.header('Cache-Control', 'private, max-age=3600')
    return citySuggestions(gazetteer, typed, { spaceAsWildcard })
  })
}
