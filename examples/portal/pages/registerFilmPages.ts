import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPageVisit } from '../server/http/isOwnRequest'
import type { Language } from '../server/registerLogin/LayerCall'
import type { PortalServices } from '../server/services'
import { accountQuestionPage } from './accountQuestionPage'
import { confirmPage } from './confirmPage'
import { creatorPage, filmPage } from './creatorPage'
import { fieldText } from './fieldText'
import type { PageSender } from './pageSender'

const filmId = /^[1-9]\d{0,8}$/

/**
 * Registers the target pages of the links in the window that shows similar persons (`checkdoublet`): player, film
 * school and the creators' own pages.
 */
export function registerFilmPages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  const { films } = services
  pages.get('/player', async (request, reply) => {
    const id = fieldText(request.query, 'film6')
    const film = filmId.test(id) ? await films.film('film6', Number(id)) : null
    return film === null ? send.failure(request, reply, 404) : send(request, reply, filmPage(film, 'player'))
  })
  pages.get<{ Params: { id: string } }>('/film/:id', async (request, reply) => {
    const film = filmId.test(request.params.id) ? await films.film('film5', Number(request.params.id)) : null
    return film === null ? send.failure(request, reply, 404) : send(request, reply, filmPage(film, 'film'))
  })
  pages.get<{ Params: { id: string } }>('/creator/:id', async (request, reply) => {
    const found = filmId.test(request.params.id) ? await films.creator(Number(request.params.id)) : null
    return found === null
      ? send.failure(request, reply, 404)
      : send(request, reply, creatorPage(found.creator, found.videos, found.films))
  })
}

/**
 * Returns the language of a mail from the query of its link. If the query names no language, as in older mails, reads
 * it from the address `page`.
 */
function languageOf(query: unknown, page: string): Language {
  const named = fieldText(query, 'language')
  if (named.includes('PL')) return 'pl'
  return named.includes('EN') || page.includes('language=EN') ? 'en' : 'de'
}

/**
 * Registers the addresses of the links in the layers' mails. Each leads to a page that opens the right layer
 * (`static/landing.js`), after a question if one is needed.
 */
export function registerLinkPages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  const leadTo = (reply: FastifyReply, visit: { page: string; layer: string } | null) => {
    const [path = '/', query] = (visit?.page ?? '/').split('?')
    return reply.redirect(`${path}?${query ? `${query}&` : ''}register=${visit?.layer ?? 'token-error'}`, 303)
  }
  pages.addHook('onSend', async (request, reply) => {
    // The address contains a token, so caches must not store it and other servers must not see it.
    if (request.url.startsWith('/register-login/'))
      reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
  })

  pages.get('/register-login/confirm', async (request, reply) => {
    const token = fieldText(request.query, 'token')
    const link = await services.links.canConfirm(request, token)
    if (link === null) return leadTo(reply, null)
    const current = (await services.session(request))?.account
    return send(request, reply, confirmPage(token, { ...link, current }, languageOf(request.query, link.page)))
  })
  pages.post('/register-login/confirm', async (request, reply) =>
    leadTo(reply, await services.links.confirm(reply, fieldText(request.body, 'token'))),
  )
  pages.get('/register-login/password', async (request, reply) => {
    // Without this check, another site could load this address unseen, as a picture or in a frame, with a link that was
    // mailed to an attacker. The browser would store that link's token, and the visitor would then set the password of
    // the attacker's account.
    if (!isPageVisit(request)) return send.failure(request, reply, 403)
    const token = fieldText(request.query, 'token')
    const question = await services.links.otherAccount(request, token)
    if (question === null) return leadTo(reply, await services.links.openPassword(reply, token))
    const language = languageOf(request.query, '')
    return send(request, reply, accountQuestionPage(question, { action: '/register-login/password', token, language }))
  })
  pages.post('/register-login/password', async (request, reply) =>
    leadTo(reply, await services.links.openPassword(reply, fieldText(request.body, 'token'))),
  )
}
