import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionAccount } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { SessionTokens } from '../accounts/SessionTokens'
import { type FormMap, readForm } from '../http/formBody'
import { refuseForeignCall } from '../http/isOwnRequest'
import { RequestError } from '../http/RequestError'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { fieldOf, readLanguage } from '../registerLogin/LayerCall'
import { newCommentsConfig } from './eventTarget'
import { newEmptyArticle } from './articleTarget'

const PAGE_CALLS: Readonly<
  Record<
    string,
    (
      db: PortalDatabase,
      account: SessionAccount,
      form: FormMap,
    ) => Promise<{ comments_config_id: number } | { article_id: number }>
  >
> = {
  new_comments_config: newCommentsConfig,
  new_article: newEmptyArticle,
}

/**
 * Serves the calls of the editor overlay (portal-accounts 7) and the tokens of the events' expert mode. These GETs
 * change something, so only scripts of the portal's own pages may send them.
 */
export function editorRoutes(app: FastifyInstance, parts: PortalParts): void {
  const editorTokens = new SessionTokens(parts.db, 'editor')
  const stageTokens = new SessionTokens(parts.db, 'stage')
  const tokens: Readonly<Record<string, (sessionHash: string) => Promise<string | null>>> = {
    get_cb_flex_editor_auth_token: async sessionHash =>
      parts.givesEditorTokens ? editorTokens.issue(sessionHash) : null,
    get_stage_app_token: sessionHash => stageTokens.issue(sessionHash),
  }
  const enter = async (request: FastifyRequest) => {
    refuseForeignCall(request)
    return parts.accounts.require(request)
  }

  app.get('/event/api/auth', async (request, reply) => {
    const form = readForm(request.query)
    const name = fieldOf(form, 'm')
    const issue = Object.hasOwn(tokens, name) ? tokens[name] : undefined
    if (!issue) throw new RequestError(400, `The field m must be ${Object.keys(tokens).join(' or ')}.`)
    await enter(request)
    const token = await issue(parts.accounts.tokenHash(request))
    return reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(token))
  })

  app.get('/de_DE/page.json', async (request, reply) => {
    const form = readForm(request.query)
    const name = fieldOf(form, 'm')
    const call = Object.hasOwn(PAGE_CALLS, name) ? PAGE_CALLS[name] : undefined
    if (!call) throw new RequestError(400, `The field m must be ${Object.keys(PAGE_CALLS).join(' or ')}.`)
    const account = await enter(request)
    readLanguage(form)
    reply.header('Cache-Control', 'no-store')
    // The response stored for the Idempotency-Key is deleted together with the new article, or with the article that
    // gets a comments configuration.
    return keyedWrite(
      parts.db,
      reply,
      account,
      () => call(parts.db, account, form),
      made => ({ articleId: 'article_id' in made ? made.article_id : Number(form['page_id']) }),
    )
  })

  // An open page of the editor or the expert mode extends its token. Only a browser with the token's session can do
  // this, and the token still ends with the session.
  app.post('/event/api/extend_token', async request => {
    const form = readForm(request.body)
    const tokenStores: Readonly<Record<string, SessionTokens>> = { editor: editorTokens, stage: stageTokens }
    const purpose = fieldOf(form, 'purpose')
    const store = Object.hasOwn(tokenStores, purpose) ? tokenStores[purpose] : undefined
    if (!store) throw new RequestError(400, 'The field purpose must be editor or stage.')
    return { success: await store.extend(fieldOf(form, 'token'), parts.accounts.tokenHash(request)) }
  })
}
