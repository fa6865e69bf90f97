import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { config } from '../server/config'
import type { EventFilter } from '../server/events/eventListStatement'
import { RequestError } from '../server/http/RequestError'
import type { PortalServices } from '../server/services'
import { readWallTime } from '../server/wallTime/readWallTime'
import { eventIcal } from './eventIcal'
import { eventPage } from './eventPage'
import { eventsPage } from './eventList'
import { fieldText } from './fieldText'
import { pageNumber } from './pageLinks'
import type { PageSender } from './pageSender'

interface EventRoute {
  Params: { slug: string }
}

const shownRunning = 12

/** A slug or an id, with or without the extension of calendar files. */
const eventAddress = '/events/:slug(^[a-z0-9-]{1,200}(?:\\.ics)?$)'

/**
 * Registers the list of events with its search, the page of an event by slug or id, and its calendar entry. Only the
 * owner sees an unpublished event.
 */
export function registerEventPages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  const find = async (request: FastifyRequest, slug: string) => {
    const [event, account] = await Promise.all([services.events.get(slug), services.session(request)])
    const isOwn = event !== null && event.accountId === account?.Id
    return { event: event?.isPublished || isOwn ? event : null, isOwn, canEdit: account?.blogAuthor ?? false }
  }

  pages.get('/events', async (request, reply) => {
    const filter = readFilter(request)
    try {
      if (filter.date !== '') filter.date = readWallTime(filter.date).slice(0, 10)
      const isFront = filter.page === 1 && filter.search === '' && filter.date === ''
      const running = isFront ? await services.events.running(shownRunning) : []
      if (filter.page > config.event.publicPages) return await send.failure(request, reply, 404)
      const found = await services.events.search(filter)
      if (filter.page > 1 && found.events.length === 0) return await send.failure(request, reply, 404)
      return await send(request, reply, eventsPage({ ...found, running }, filter))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      return send(request, reply.code(400), eventsPage({ events: [], isLastPage: true }, filter, error.message))
    }
  })

  pages.get<EventRoute>(eventAddress, async (request, reply) => {
    const [slug = '', calendar] = request.params.slug.split('.')
    const { event, isOwn, canEdit } = await find(request, slug)
    if (event === null || (calendar && event.dateFrom === '')) return send.failure(request, reply, 404)
    if (calendar) return sendCalendar(reply, event.slug, eventIcal(event, originOf(request)))
    if (event.slug !== slug) return reply.redirect(`/events/${event.slug}`)
    return send(request, reply, eventPage(event, { canEdit, isOwn, origin: originOf(request) }))
  })

  // German addresses of the same pages.
  pages.get<{ Params: { '*': string } }>('/veranstaltungen*', (request, reply) =>
    reply.redirect(request.url.replace('/veranstaltungen', '/events'), 301),
  )
}

function readFilter(request: FastifyRequest): EventFilter {
  return {
    search: fieldText(request.query, 'search').slice(0, config.event.searchLength).trim(),
    date: fieldText(request.query, 'date').slice(0, 20),
    page: pageNumber(request.query),
  }
}

function sendCalendar(reply: FastifyReply, name: string, calendar: string): FastifyReply {
  return reply
    .type('text/calendar; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.ics"`)
    .send(calendar)
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}
