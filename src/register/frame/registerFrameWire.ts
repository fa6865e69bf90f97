import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FormValue } from '../../wire/requestParts'
import { emptyIfList } from '../../wire/knownFields'
import { sendRequest } from '../../wire/sendRequest'
import { optionalData, optionalMark, optionalText, optionalTexts } from '../optionalText'
import { registerAddresses } from '../registerAddresses'
import type { FrameResponse } from './FrameOptions'

/** Address, or true to reload the page. PHP writes 1 for true. */
const target = v.pipe(
  v.nullish(v.union([v.string(), v.boolean(), v.number(), v.strictTuple([])])),
  v.transform(value => {
    if (value === true || value === 1 || value === '1' || value === 'true') return true
    return typeof value === 'string' && !['0', 'false'].includes(value) ? value || undefined : undefined
  }),
)
const responseFields = v.object({
  next: optionalText,
  error: optionalText,
  redirect: target,
  message: optionalText,
  title: optionalText,
  button_ok_text: optionalText,
  replace_text: optionalTexts,
  data: optionalData,
  originalRequest: optionalTexts,
  doublet_id: optionalText,
  doublet_text: optionalText,
  on_login: optionalText,
  user_mail: optionalText,
  user_id: optionalText,
  account: optionalText,
  disable_registered: optionalMark,
  problem: optionalText,
  remove_terms: optionalMark,
  voucherRole: optionalText,
})
/** Schema of a response: the common fields, and the options that each window passes on to the next one. */
export const responseSchema: v.GenericSchema<unknown, FrameResponse> = v.pipe(v.unknown(), emptyIfList, responseFields)

interface FrameCall<T> {
  readonly action: string
  readonly fields?: Readonly<Record<string, FormValue | undefined>>
  readonly method?: 'GET' | 'POST'
  readonly schema: v.GenericSchema<unknown, T>
  readonly isKeyed?: boolean
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes one call of `/register/ajax.php` (portal-accounts 7). Every call carries its action.
 * @throws FailedRequest for every error.
 */
export function sendFrameCall<T>(
  config: ResolvedConfig,
  { action, fields, method = 'POST', schema, isKeyed = false, signal }: FrameCall<T>,
): Promise<T> {
  const body = { ...fields, action }
  return sendRequest({
    call: `${method} /register/ajax.php action=${action}`,
    url: `${registerAddresses(config).frame}/ajax.php`,
    ...(method === 'POST' ? { form: body } : { query: body }),
    schema,
    isKeyed,
    signal,
  })
}

/** Makes a call whose response has the common fields, from which the next step follows. */
export function callFrame(
  config: ResolvedConfig,
  action: string,
  fields: FrameCall<unknown>['fields'] = {},
): Promise<FrameResponse> {
  return sendFrameCall(config, { action, fields, schema: responseSchema })
}
