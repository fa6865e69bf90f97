import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FormValue } from '../../wire/requestParts'
import { sendRequest } from '../../wire/sendRequest'
import { registerAddresses } from '../registerAddresses'
import type { FrameResponse } from './FrameOptions'

const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()])),
  v.transform(value => (value == null || value === '' ? undefined : String(value))),
)
/** A boolean. Values that PHP treats as false are false. */
const mark = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number()])),
  v.transform(value => (value == null ? undefined : !['', '0', 'false'].includes(String(value)))),
)
/** PHP writes an empty map as an empty list, and may write numbers instead of texts. */
const texts = v.pipe(
  v.nullish(
    v.union([
      v.record(v.string(), v.nullish(v.union([v.string(), v.number(), v.boolean()]))),
      v.pipe(
        v.tuple([]),
        v.transform(() => ({})),
      ),
    ]),
  ),
  v.transform(map =>
    map ? Object.fromEntries(Object.entries(map).map(([name, value]) => [name, String(value ?? '')])) : undefined,
  ),
)
/** Schema of a response: the common fields, and the options that pass on to the next windows. */
export const responseSchema: v.GenericSchema<unknown, FrameResponse> = v.object({
  next: text,
  error: text,
  redirect: v.pipe(
    v.nullish(v.union([v.string(), v.boolean()])),
    v.transform(value => (value === 'true' ? true : value || undefined)),
  ),
  message: text,
  title: text,
  button_ok_text: text,
  replace_text: texts,
  data: v.optional(v.unknown()),
  originalRequest: texts,
  doublet_id: text,
  doublet_text: text,
  on_login: text,
  user_mail: text,
  user_id: text,
  account: text,
  disable_registered: mark,
  problem: text,
  remove_terms: mark,
  voucherRole: text,
})

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
