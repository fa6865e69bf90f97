import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { plainText } from '../../labels/plainText'
import type { FormValue } from '../../wire/requestParts'
import { sendRequest } from '../../wire/sendRequest'
import { registerAddresses } from '../registerAddresses'

/** What the calls of the layers answer (portal-accounts 7), with empty texts where the portal sends none. */
export interface LayerResponse {
  readonly success: boolean | 'ACCOUNT_NOT_FINISCHED'
  /** What the layer says of a success. */
  readonly data: { readonly headline: string; readonly text: string }
  /** What the portal says to the person. */
  readonly message: string
}

const text = v.nullish(v.string())
const schema: v.GenericSchema<unknown, LayerResponse> = v.pipe(
  v.object({
    success: v.nullish(v.union([v.boolean(), v.string(), v.number()])),
    // PHP writes an empty map as an empty list.
    data: v.nullish(v.union([v.object({ headline: text, text }), v.tuple([])])),
    message: text,
  }),
  v.transform(({ success, data, message }): LayerResponse => {
    const words = data && 'headline' in data ? data : { headline: '', text: '' }
    return {
      // PHP says true in several ways. Everything else, but for the one word of the contract, is no success.
      success: success === 'ACCOUNT_NOT_FINISCHED' ? success : [true, 'true', 1, '1'].includes(success ?? false),
      data: { headline: plainText(words.headline ?? ''), text: plainText(words.text ?? '') },
      message: plainText(message ?? ''),
    }
  }),
)

interface LayerCall {
  readonly method: 'GET' | 'POST'
  /** The part of the address behind `/register-login/api`. */
  readonly resource: 'register_login' | 'register_password'
  readonly m: string
  readonly fields: Readonly<Record<string, FormValue>>
}

/**
 * Makes one call of the register-login layers and answers what all of them answer.
 * @throws FailedRequest for everything that goes wrong.
 */
export function sendLayerCall(
  config: ResolvedConfig,
  { method, resource, m, fields }: LayerCall,
): Promise<LayerResponse> {
  const body = { m, ...fields }
  return sendRequest({
    call: `${method} /register-login/api/${resource} m=${m}`,
    url: `${registerAddresses(config).layers}/${resource}`,
    ...(method === 'POST' ? { form: body } : { query: body }),
    schema,
  })
}
