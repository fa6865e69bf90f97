import type { FastifyInstance } from 'fastify'
import { readForm } from '../http/formBody'
import { RequestError } from '../http/RequestError'
import type { PortalParts } from '../Portal'
import { fieldOf } from '../registerLogin/fieldOf'
import { layerCalls } from '../registerLogin/layerCalls'
import { RequestLimits } from '../registerLogin/RequestLimits'
import { layerHtml } from '../templates/layers/layerHtml'
import { readTemporaryFields } from './readTemporaryFields'
import { showSummary } from './planMove'
import { TemporaryAccountStore } from './TemporaryAccountStore'
import { temporaryLayer } from './temporaryLayer'

const NOTHING_TO_MOVE = 'Diese Angaben wurden schon übernommen oder gibt es nicht mehr.'

/** Serves the calls of temporary accounts (portal-accounts 7) and an additional one: `m=tmp_account_summary` returns the effect of a move. */
export function temporaryAccountRoutes(app: FastifyInstance, parts: PortalParts): void {
  const store = new TemporaryAccountStore(parts.db)
  const limits = new RequestLimits('create_temporary_account')
  // The page uses the two responses differently; their layout is the same.
  const intro = layerHtml('register_tmp_account_intro_layer')
  layerCalls(app, parts, '/register-login/api/register_tmp_account', {
    get: {
      register_tmp_account_layer: temporaryLayer,
      register_tmp_account_intro_layer: intro,
      register_tmp_account_basic_intro_layer: intro,
      register_tmp_account_to_account_layer: layerHtml('register_tmp_account_to_account_layer'),
      async tmp_account_summary({ request, form, texts }) {
        const account = await parts.accounts.require(request)
        const summary = await store.summary(fieldOf(form, 'id'), account.Id)
        if (summary === null) throw new RequestError(404, NOTHING_TO_MOVE)
        return showSummary(summary, texts)
      },
    },
    post: {
      async create_temporary_account({ request, language }) {
        await limits.enter(parts.attempts, '', request.ip, language)
        return { id: await store.create() }
      },
      async update_temporary_account({ form }) {
        const isSaved = await store.update(fieldOf(form, 'id'), readTemporaryFields(form))
        if (!isSaved) throw new RequestError(404, 'There is no such temporary account.')
        return { success: true }
      },
    },
  })

  app.post('/tmp_account.json', async (request, reply) => {
    const form = Object.assign(readForm(request.query), readForm(request.body))
    if (fieldOf(form, 'm') !== 'move_tmp_account_to_account')
      throw new RequestError(400, 'The field m must be move_tmp_account_to_account.')
    const account = await parts.accounts.require(request)
    reply.header('Cache-Control', 'no-store')
    const moved = await store.move(fieldOf(form, 'tmp_account_id'), account.Id)
    return moved ? { success: true } : { success: false, message: NOTHING_TO_MOVE }
  })
}
