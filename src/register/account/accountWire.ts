import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FrameResponse, FrameOptions } from '../frame/FrameOptions'
import { emptyIfList } from '../../wire/knownFields'
import { callFrame, sendFrameCall } from '../frame/registerFrameWire'
import { isLeftOut, optionalMark, textOrEmpty } from '../optionalText'

/** Returns the options of the page that are sent with a login and with a new account. Options not given are empty. */
const followed = ({ user_id, on_login }: FrameOptions) => ({ user_id: user_id ?? '', on_login: on_login ?? '' })

interface Login {
  readonly username: string
  readonly passwd: string
  readonly stays: boolean
}

/** Logs in (portal-accounts 7). */
export function tryLogin(
  config: ResolvedConfig,
  { username, passwd, stays }: Login,
  options: FrameOptions,
): Promise<FrameResponse> {
  return callFrame(config, 'try_login', { username, passwd, ...followed(options), stay_logged_in: stays ? 1 : 0 })
}

/** Creates an account (portal-accounts 7). */
export function createAccount(
  config: ResolvedConfig,
  { username, passwd }: Pick<Login, 'username' | 'passwd'>,
  options: FrameOptions,
): Promise<FrameResponse> {
  return callFrame(config, 'create_account', { passwd, username, ...followed(options) })
}

/** Asks the portal to mail the account a link for a new password (portal-accounts 7). */
export function sendReminder(config: ResolvedConfig, account: string): Promise<FrameResponse> {
  return callFrame(config, 'send_reminder', { account })
}

/** Sets a new password (portal-accounts 7). */
export function changePassword(
  config: ResolvedConfig,
  fields: { readonly password: string; readonly email: string },
): Promise<FrameResponse> {
  return callFrame(config, 'change_password', fields)
}

const existence = v.object({ exists: v.pipe(v.unknown(), optionalMark) })

/** Returns true if the account exists (portal-accounts 7). */
export async function checkAccountExists(config: ResolvedConfig, account: string): Promise<boolean> {
  const { exists = false } = await sendFrameCall(config, {
    action: 'check_account_exists',
    method: 'GET',
    fields: { account },
    schema: existence,
  })
  return exists
}

const session = v.pipe(
  v.unknown(),
  v.transform(answer => (isLeftOut(answer) ? {} : answer)),
  emptyIfList,
  v.object({ account: textOrEmpty, email: textOrEmpty }),
)

/**
 * Fetches the account of the session (portal-accounts 3, session data). Texts are empty without a session, and for
 * fields that the portal does not send.
 */
export function fetchSession(config: ResolvedConfig, signal?: AbortSignal): Promise<v.InferOutput<typeof session>> {
  return sendFrameCall(config, { action: 'get_session_data', schema: session, signal })
}
