import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TokenHolder } from '../server/accounts/SessionTokens'
import { RequestError } from '../server/http/RequestError'
import { parseId } from '../server/http/readFields'
import type { PortalServices } from '../server/services'
import type { StageEvent } from '../server/stage/StageService'
import { typedTexts } from './editorForm'
import { fieldText } from './fieldText'
import { html, type Markup } from './html'
import { stageChrome, stageListPage, stagePage } from './stagePage'

interface StageRoute {
  Params: { language: string; id?: string }
}

const language = ':language(^[a-z]{2}_[A-Z]{2}$)'

/**
 * Registers the expert mode: `/{language}/stage/{id}` with username and token. Each step needs a token that is valid
 * once; a session alone gives no access.
 */
export function registerStagePages(pages: FastifyInstance, services: PortalServices): void {
  const { stage } = services
  const send = (reply: FastifyReply, title: string, main: Markup) =>
    reply
      .type('text/html; charset=utf-8')
      // No cache may store the page, and no other server may see its address: form and address contain a token.
      .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .send(stageChrome(services.cspNonce(reply), title, main))
  const say = (reply: FastifyReply, status: number, heading: string, text: string, more = html``) =>
    send(
      reply.code(status),
      heading,
      html`<main class="stage">
        <h1>${heading}</h1>
        <p>${text}</p>
        ${more}
      </main>`,
    )
  const show = async (
    reply: FastifyReply,
    account: TokenHolder,
    event: StageEvent,
    state: { typed?: { title: string; dates: string }; failure?: string; isSaved?: boolean } = {},
  ) => {
    const typed = state.typed ?? { title: event.title, dates: event.dates.map(germanTime).join('\n') }
    return send(
      reply,
      event.title,
      stagePage(event, typed, { ...state, account: account.account, token: await stage.next(account) }),
    )
  }

  /** Runs a step for the account of the token. */
  const step = async (
    request: FastifyRequest<StageRoute>,
    reply: FastifyReply,
    fields: unknown,
    run: (account: TokenHolder, id: string) => Promise<FastifyReply>,
  ) => {
    const account = await stage.enter(fieldText(fields, 'token'), fieldText(fields, 'username'))
    if (account === null)
      return say(
        reply,
        403,
        'Bitte öffnen Sie den Expertenmodus neu',
        'Der Link gilt nur einmal, nur kurze Zeit und nicht länger als Ihre Anmeldung.',
        request.method === 'POST' ? typedTexts(request.body) : html``,
      )
    try {
      return await run(account, request.params.id || fieldText(fields, 'open'))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      return say(reply, error.statusCode, 'Das geht hier nicht', error.message)
    }
  }

  for (const path of [`/${language}/stage`, `/${language}/stage/`, `/${language}/stage/:id`]) {
    pages.get<StageRoute>(path, (request, reply) =>
      step(request, reply, request.query, async (account, id) => {
        if (id === '')
          return send(
            reply,
            'Ihre Serien',
            stageListPage(await stage.list(account), account.account, await stage.next(account)),
          )
        return show(reply, account, await stage.load(account, parseId(id, 'event id')))
      }),
    )
    pages.post<StageRoute>(path, (request, reply) =>
      step(request, reply, request.body, async (account, idText) => {
        const id = parseId(idText, 'event id')
        // The list's button opens an event, the form saves it.
        if (fieldText(request.body, 'open') !== '' && request.params.id === undefined)
          return reply.redirect(
            `/${request.params.language}/stage/${id}?${new URLSearchParams({ username: account.account, token: await stage.next(account) }).toString()}`,
            303,
          )
        const typed = { title: fieldText(request.body, 'title'), dates: fieldText(request.body, 'dates') }
        try {
          return await show(reply, account, await stage.save(account, id, typed), { isSaved: true })
        } catch (error) {
          if (!(error instanceof RequestError && error.statusCode === 400)) throw error
          return show(reply.code(400), account, await stage.load(account, id), { typed, failure: error.message })
        }
      }),
    )
  }
}

function germanTime(time: string): string {
  const [day = '', clock = ''] = time.split(' ')
  return `${day.split('-').reverse().join('.')} ${clock}`
}
