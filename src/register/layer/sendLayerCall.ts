import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { plainText } from '../../labels/plainText'
import type { FormValue } from '../../wire/requestParts'
import { sendRequest } from '../../wire/sendRequest'
import { registerAddresses } from '../registerAddresses'

/** Response of the layer calls (portal-accounts 7). Texts that the portal does not send are empty. */
export interface LayerResponse {
  readonly success: boolean | 'ACCOUNT_NOT_FINISCHED'
  /** Texts of the layer after a success. */
  readonly data: { readonly headline: string; readonly text: string }
  /** Message of the portal to the person. */
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
      // PHP has several values for true. Everything else is no success, except the one word of the contract.
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
 * Makes one call of the register-login layers and returns its response.
 * @throws FailedRequest for every error.
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
