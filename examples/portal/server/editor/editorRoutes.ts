import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SessionAccount } from '../accounts/accountsTable'
import type { PortalDatabase } from '../database/PortalDatabase'
import { type FormMap, readForm } from '../http/formBody'
import { refuseForeignCall } from '../http/isOwnRequest'
import { RequestError } from '../http/RequestError'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { fieldOf, readLanguage } from '../registerLogin/fieldOf'
import { StageTokens } from '../stage/StageTokens'
import { EditorTokens } from './EditorTokens'
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

/** The calls of the editor overlay (portal-accounts 7), with the token of the events' expert mode beside the editor's. They are GETs that change something, so only the portal's own scripts may make them. */
export function editorRoutes(app: FastifyInstance, parts: PortalParts): void {
  const editorTokens = new EditorTokens(parts.db)
  const stageTokens = new StageTokens(parts.db)
  const tokens: Readonly<Record<string, (accountId: number) => Promise<string | null>>> = {
    get_cb_flex_editor_auth_token: async accountId => (parts.givesEditorTokens ? editorTokens.issue(accountId) : null),
    get_stage_app_token: accountId => stageTokens.issue(accountId, 'link'),
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
    const token = await issue((await enter(request)).Id)
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
    // A configuration goes with its page.
    return keyedWrite(
      parts.db,
      reply,
      account,
      () => call(parts.db, account, form),
      made => ({ articleId: 'article_id' in made ? made.article_id : Number(form['page_id']) }),
    )
  })
}
