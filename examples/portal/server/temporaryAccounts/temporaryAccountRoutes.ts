import type { FastifyInstance } from 'fastify'
import { readForm } from '../http/formBody'
import { RequestError } from '../http/RequestError'
import { requestLanguage } from '../http/requestLanguage'
import type { PortalParts } from '../Portal'
import { fieldOf, type LayerCall, optionalFieldOf } from '../registerLogin/LayerCall'
import { layerCalls } from '../registerLogin/layerCalls'
import { RequestLimits } from '../registerLogin/RequestLimits'
import { layerHtml } from '../templates/layers/layerHtml'
import { showSummary } from './planMove'
import { accountTypes, genderIds, readTemporaryFields } from './readTemporaryFields'
import { TemporaryAccountStore } from './TemporaryAccountStore'

const NOTHING_TO_MOVE = {
  de: 'Diese Angaben wurden schon übernommen, oder es gibt sie nicht mehr.',
  en: 'These details were already moved, or they do not exist any more.',
  pl: 'Te dane zostały już przeniesione lub już nie istnieją.',
}

/**
 * Serves the calls of temporary accounts (portal-accounts 7) and an additional one: `m=tmp_account_summary` returns the
 * values that would move into the current account, and those that the account would keep.
 */
export function temporaryAccountRoutes(app: FastifyInstance, parts: PortalParts): void {
  const store = new TemporaryAccountStore(parts.db)
  const limits = new RequestLimits('create_temporary_account')
  // Two windows use this template, each by its own call.
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
    return moved ? { success: true } : { success: false, message: NOTHING_TO_MOVE[requestLanguage(request)] }
  })
}

const LAYER = layerHtml('register_tmp_account_layer')
const NOTHING = {
  gender: null,
  taccountTypeId: null,
  firstname: '',
  surname: '',
  artistname: '',
  aliasname: '',
  existmail: '',
}

/** Returns the form of a temporary account with its saved values; an empty one for an unknown id. */
async function temporaryLayer(call: LayerCall): Promise<string> {
  const id = optionalFieldOf(call.form, 'id')
  const saved = (await new TemporaryAccountStore(call.parts.db).find(id)) ?? NOTHING
  const { gender, taccountTypeId, firstname, surname, artistname, aliasname, existmail } = saved
  const selected = (prefix: string, chosen: number | null, ids: readonly number[]) =>
    Object.fromEntries(ids.map(known => [`selected_${prefix}_${known}`, known === chosen ? 'selected' : '']))
  return LAYER(call, {
    gender_id: String(gender ?? ''),
    account_type_id: String(taccountTypeId ?? ''),
    options: JSON.stringify(accountTypes),
    firstname,
    surname,
    artistname,
    aliasname,
    existmail,
    ...selected('gender', gender, genderIds),
    ...selected('account_type', taccountTypeId, Object.keys(accountTypes).map(Number)),
  })
}
