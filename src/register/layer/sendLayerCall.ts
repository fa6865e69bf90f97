import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { plainText } from '../../labels/plainText'
import type { FormValue } from '../../wire/requestParts'
import { knownFields } from '../../wire/knownFields'
import { sendRequest } from '../../wire/sendRequest'
import { isLeftOut, optionalData, textOrEmpty } from '../optionalText'
import { registerAddresses } from '../registerAddresses'

/** Values of `success` that a portal may send as the whole response. */
const BARE = new Set<unknown>([true, false, 'true', 'false', 'ACCOUNT_NOT_FINISCHED'])
const TRUE = new Set<unknown>([true, 'true', 1, '1'])

/** Response of the layer calls (portal-accounts 7). Texts that the portal does not send are empty. */
export interface LayerResponse {
  readonly success: boolean | 'ACCOUNT_NOT_FINISCHED'
  /** Texts of the layer after a success. */
  readonly data: { readonly headline: string; readonly text: string }
  /** Message of the portal to the person. */
  readonly message: string
}

const words = v.object({ headline: textOrEmpty, text: textOrEmpty })
const responseFields = {
  success: v.nullish(v.union([v.boolean(), v.string(), v.number()])),
  data: v.pipe(optionalData, v.optional(words)),
  message: textOrEmpty,
}
/**
 * Schema of the response to a layer call. The whole response may also be just the value of `success`, such as `true`. A
 * list with one entry counts as this entry.
 */
export const layerResponseSchema: v.GenericSchema<unknown, LayerResponse> = v.pipe(
  v.unknown(),
  v.transform(answer => (Array.isArray(answer) && answer.length === 1 ? (answer[0] as unknown) : answer)),
  v.transform(answer => (BARE.has(answer) ? { success: answer } : answer)),
  // Rejects other lists and empty responses ({}, null, 0, ''). If the missing fields were read as empty, `success`
  // would be false. For `check_account`, this means that the account does not exist.
  v.check(answer => !Array.isArray(answer) && !isLeftOut(answer), 'has no known field'),
  knownFields(responseFields),
  v.object(responseFields),
  v.transform(({ success, data = { headline: '', text: '' }, message }): LayerResponse => ({
    // PHP has several values for true. Every other value means failure, except the contract's 'ACCOUNT_NOT_FINISCHED'.
    success: success === 'ACCOUNT_NOT_FINISCHED' ? success : TRUE.has(success),
    data: { headline: plainText(data.headline), text: plainText(data.text) },
    message: plainText(message),
  })),
)

interface LayerCall {
  readonly method: 'GET' | 'POST'
  /** The part of the address after `/register-login/api`. */
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
    schema: layerResponseSchema,
  })
}
