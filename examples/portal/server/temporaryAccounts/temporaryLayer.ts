import type { LayerCall } from '../registerLogin/LayerCall'
import { optionalFieldOf } from '../registerLogin/fieldOf'
import { layerHtml } from '../templates/layers/layerHtml'
import { accountTypes, genderIds } from './readTemporaryFields'
import { TemporaryAccountStore } from './TemporaryAccountStore'

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
export async function temporaryLayer(call: LayerCall): Promise<string> {
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
