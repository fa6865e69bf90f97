import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../server/http/handleErrors'
import type { PortalServices } from '../server/services'
import { html } from './html'
import { layout, type PageParts } from './layout'

interface Words {
  heading: string
  text: string
}

const unknown: Words = {
  heading: 'Das hat nicht geklappt',
  text: 'Bei uns ist etwas schiefgegangen. Der Fehler ist notiert. Versuchen Sie es in einigen Minuten noch einmal.',
}

const known: Record<number, Words> = {
  403: {
    heading: 'Das ist hier nicht erlaubt',
    text: 'Sie können einen Artikel nur ändern, wenn Sie ihn geschrieben haben, und nur auf den Seiten dieses Portals. Vielleicht sind Sie mit einem anderen Konto angemeldet, als Sie dachten.',
  },
  404: {
    heading: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist sie umgezogen, vielleicht hat sich ein Tippfehler in die Adresse geschlichen.',
  },
  429: {
    heading: 'Einen Augenblick bitte',
    text: 'Es kamen sehr viele Anfragen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  },
  503: {
    heading: 'Einen Augenblick bitte',
    text: 'Das Portal hat gerade sehr viel zu tun oder kommt nicht an seine Daten. Versuchen Sie es gleich noch einmal.',
  },
}

/** Renders the page for an error; `status` is the HTTP status of the response. */
function errorPage(status: number): PageParts {
  const isOurs = status >= 500
  const { heading, text } =
    known[status] ??
    (isOurs
      ? unknown
      : {
          heading: unknown.heading,
          text: 'Das Portal hat die Anfrage nicht verstanden. Gehen Sie zurück und versuchen Sie es noch einmal.',
        })
  return {
    title: heading,
    main: html` <header class="head">
        <p class="kicker">Fehler ${status}</p>
        <h1>${heading}</h1>
        <p>${text}</p>
      </header>
      <p class="buttons">
        <a class="button primary" href="/">Zum Magazin</a><a class="button" href="/events">Zu den Terminen</a>
      </p>`,
  }
}

/** Sends a page in the portal's layout; `failure` sends the error page of an HTTP status. */
export interface PageSender {
  (request: FastifyRequest, reply: FastifyReply, page: PageParts): Promise<FastifyReply>
  failure(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>
}

/**
 * Makes the sender of the pages in the portal's layout. It adds the current account and the response's nonce to each
 * page.
 */
export function pageSender(services: PortalServices): PageSender {
  const send = async (request: FastifyRequest, reply: FastifyReply, page: PageParts) => {
    const context = {
      account: await services.session(request),
      nonce: services.cspNonce(reply),
      address: request.url,
      hasOutbox: services.mail.storesMails,
      sessionMark: await services.sessionMark(request),
    }
    return reply.type('text/html; charset=utf-8').send(layout(context, page))
  }
  return Object.assign(send, {
    failure: (request: FastifyRequest, reply: FastifyReply, status: number) =>
      send(request, reply.code(status), errorPage(status)),
  })
}

/**
 * Shows readers an error page in the portal's design. If the header Accept does not name text/html, the request gets
 * the server's plain response.
 */
export function answerPageErrors(pages: FastifyInstance, services: PortalServices): void {
  const send = pageSender(services)
  pages.setErrorHandler(async (error, request, reply) => {
    if (!wantsHtml(request)) throw error
    const { statusCode, refusal } = failureOf(error, request)
    if (refusal?.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter))
    // Reads no session, because the database itself may have failed.
    const context = {
      account: null,
      nonce: services.cspNonce(reply),
      address: request.url,
      hasOutbox: services.mail.storesMails,
    }
    return reply
      .code(statusCode)
      .type('text/html; charset=utf-8')
      .send(layout(context, errorPage(statusCode)))
  })
  pages.get('/*', async (request, reply) => {
    if (!wantsHtml(request)) return reply.callNotFound()
    return send.failure(request, reply, 404)
  })
}

function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true
}
