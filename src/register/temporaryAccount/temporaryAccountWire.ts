import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { plainText } from '../../labels/plainText'
import { bareField } from '../../wire/bareField'
import { sendRequest } from '../../wire/sendRequest'
import { layerResponseSchema } from '../layer/sendLayerCall'
import { textOrEmpty } from '../optionalText'
import { layerQuery, registerAddresses } from '../registerAddresses'
import { isTemporaryId } from './readTemporaryState'

/** Data of a temporary account, in the contract's names (portal-accounts 3). */
export interface TemporaryAccount {
  /** Number of the gender on the portal; empty if not given. */
  readonly gender: string
  /** Number of the account type on the portal; empty if not given. */
  readonly taccount_type_id: string
  readonly firstname: string
  readonly surname: string
  readonly artistname: string
  readonly aliasname: string
  readonly existmail: string
}

const RESOURCE = 'register_tmp_account'
const idSchema = bareField(
  'id',
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.check(isTemporaryId, 'no id of a temporary account'),
  ),
)
const text = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(value => plainText(String(value))),
)
/** The portal may write true as 1, and false as 0. */
const moveSchema = v.pipe(
  v.unknown(),
  v.transform(answer => (answer === 1 || answer === 0 ? answer === 1 : answer)),
  layerResponseSchema,
)
/** The values that PHP may write for false. */
const no = v.union([v.literal(false), v.literal('false'), v.literal(0), v.literal('0')])
/** Schema of a refusal: a value for false as the whole response, or as `success` beside the reason in `message`. */
const refusal = v.union([
  v.pipe(
    no,
    v.transform(() => ({ message: '' })),
  ),
  v.object({ success: no, message: textOrEmpty }),
])
const summarySchema: v.GenericSchema<unknown, MigrationSummary> = v.object({
  moves: v.array(v.object({ field: v.string(), value: text })),
  conflicts: v.array(v.object({ field: v.string(), temporary: text, account: text })),
})

/** Result of a call that changes data. */
interface Outcome {
  readonly isDone: boolean
  /** The portal's reason if it refuses the call; may be empty. */
  readonly message: string
}

/** Effect of moving a temporary account. Some portals do not send it, because it is an addition to the contract. */
export interface MigrationSummary {
  /** Values that the account would get. */
  readonly moves: readonly { readonly field: string; readonly value: string }[]
  /** Fields for which the account already has another value. */
  readonly conflicts: readonly { readonly field: string; readonly temporary: string; readonly account: string }[]
}

const address = (config: ResolvedConfig) => `${registerAddresses(config).layers}/${RESOURCE}`

/**
 * Creates a temporary account and returns its id.
 * @throws FailedRequest for every error.
 */
export async function createTemporaryAccount(config: ResolvedConfig): Promise<string> {
  const { project } = layerQuery(config)
  const m = 'create_temporary_account'
  return sendRequest({
    call: `POST /register-login/api/${RESOURCE} m=${m}`,
    url: address(config),
    form: { m, project },
    schema: idSchema,
    isTextTaken: true,
  })
}

/**
 * Saves the data of a temporary account. The contract does not specify the response: every response except an explicit
 * refusal counts as success.
 * @throws FailedRequest for every other error.
 */
export async function updateTemporaryAccount(
  config: ResolvedConfig,
  id: string,
  account: TemporaryAccount,
): Promise<Outcome> {
  const { project } = layerQuery(config)
  const m = 'update_temporary_account'
  const form = { m, project, id, ...account }
  const answer = await sendRequest({
    call: `POST /register-login/api/${RESOURCE} m=${m}`,
    url: address(config),
    form,
    schema: v.unknown(),
    isTextTaken: true,
  })
  const { success, output } = v.safeParse(refusal, answer)
  return success ? { isDone: false, message: plainText(output.message) } : { isDone: true, message: '' }
}

/**
 * Fetches the effect of moving a temporary account into the current account.
 * @throws FailedRequest for every error, for example if the portal does not have this call.
 */
export function fetchMigrationSummary(
  config: ResolvedConfig,
  id: string,
  signal: AbortSignal,
): Promise<MigrationSummary> {
  const m = 'tmp_account_summary'
  return sendRequest({
    call: `GET /register-login/api/${RESOURCE} m=${m}`,
    url: address(config),
    query: { m, ...layerQuery(config), id },
    schema: summarySchema,
    signal,
  })
}

/**
 * Moves a temporary account into the current account. If the response has no true `success`, the portal has refused.
 * @throws FailedRequest for every other error.
 */
export async function moveTemporaryAccount(config: ResolvedConfig, id: string): Promise<Outcome> {
  const m = 'move_tmp_account_to_account'
  const { success, message } = await sendRequest({
    call: `POST /tmp_account.json m=${m}`,
    url: `${registerAddresses(config).linkRoot}/tmp_account.json`,
    form: { m, tmp_account_id: id },
    schema: moveSchema,
  })
  return { isDone: success === true, message }
}
