import type { FastifyInstance } from 'fastify'
import { RequestError } from '../server/http/RequestError'
import { languageQuery, namedLanguage } from '../server/register/readRedirect'
import type { PortalServices } from '../server/services'
import { accountQuestionPage } from './accountQuestionPage'
import { fieldText, fieldTexts, typedPassword } from './fieldText'
import { loginPage } from './loginPage'
import { parseId } from '../server/http/readFields'
import { outboxPage } from './outboxPage'
import { ownPath } from './pageLinks'
import { personPage } from './personPage'
import type { PageSender } from './pageSender'

/** Registers the pages for signing in and out. */
export function registerSessionPages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/login', async (request, reply) =>
    send(request, reply, loginPage(services.demoAccounts(), { next: ownPath(fieldText(request.query, 'next')) })),
  )

  pages.post('/login', async (request, reply) => {
    const account = fieldText(request.body, 'account').trim()
    const next = ownPath(fieldText(request.body, 'next'))
    const again = (status: number, failure: string) =>
      send(request, reply.code(status), loginPage(services.demoAccounts(), { next, account, failure }))
    try {
      const session = await services.signIn(reply, account, typedPassword(request.body))
      if (session === null)
        return await again(401, 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfen Sie beides.')
    } catch (error) {
      if (!(error instanceof RequestError && error.statusCode === 429)) throw error
      const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
      reply.header('Retry-After', String(minutes * 60))
      return await again(
        429,
        `Das waren zu viele Versuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`}.`,
      )
    }
    return reply.redirect(next, 303)
  })

  pages.post('/logout', async (request, reply) => {
    await services.signOut(request, reply)
    // Neither the cache nor the Back button may show the next visitor a page of this session.
    return reply.header('Clear-Site-Data', '"cache"').redirect('/', 303)
  })
}

/** Registers the address that ends the account's other sessions. */
export function registerElsewherePage(pages: FastifyInstance, services: PortalServices): void {
  pages.post('/logout-elsewhere', async (_request, reply) => {
    await services.signOutElsewhere(reply)
    return reply.redirect('/profile#my-sessions', 303)
  })
}

/** Registers the page that asks which person of the register belongs to the current account. */
export function registerPersonPages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/register/person', async (request, reply) => {
    const next = ownPath(fieldText(request.query, 'next'))
    const question = await services.personQuestion.read(request, reply)
    if (question === null) return reply.redirect(next, 303)
    reply.header('Cache-Control', 'no-store')
    return send(request, reply, personPage(question, namedLanguage(fieldText(request.query, 'language')), next))
  })

  pages.post('/register/person', async (request, reply) => {
    const { person = '', shown = '', language = '', next = '' } = fieldTexts(request.body)
    const choice = person === 'none' ? null : { personId: parseId(person, 'field person'), shown }
    const page = ownPath(next)
    if (await services.personQuestion.choose(request, reply, choice)) return reply.redirect(page, 303)
    const query = new URLSearchParams({ ...languageQuery(namedLanguage(language)), next: page })
    return reply.redirect(`/register/person?${query.toString()}`, 303)
  })
}

/**
 * Registers the page that asks a signed-in person which account to use. It opens if the person follows a mailed link
 * of another account (see `OtherAccount`).
 */
export function registerOtherAccountPages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/register/account', async (request, reply) => {
    const question = await services.otherAccount.read(request, reply)
    if (question === null) return reply.redirect('/', 303)
    reply.header('Cache-Control', 'no-store')
    const page = accountQuestionPage(question, { action: '/register/account', token: '', language: question.language })
    return send(request, reply, page)
  })

  pages.post('/register/account', async (request, reply) => {
    const isChosen = await services.otherAccount.choose(request, reply)
    return reply.redirect(isChosen ? '/?register=passwdchange' : '/', 303)
  })
}

/** Registers the outbox of the demo; the page does not exist if mails are really sent. */
export function registerOutboxPage(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/outbox', async (request, reply) => {
    const mails = await services.mail.outbox()
    // No cache may store this page, because the links in its mails sign people in.
    reply.header('Cache-Control', 'no-store')
    return mails === null ? send.failure(request, reply, 404) : send(request, reply, outboxPage(mails))
  })
}
