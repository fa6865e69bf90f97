import type { RegisterAction } from '../RegisterAction'

/** get_session_data: the account that is logged in, or else the one whose password a mailed link lets the browser set; '' for none. */
export const getSessionData: RegisterAction = async ({ sessions, accounts }, { request, registration }) => {
  const session = await sessions.current(request)
  const { passwordOf } = registration.state
  const row = passwordOf === undefined ? null : await accounts.get(passwordOf)
  return { account: row?.account ?? session?.account ?? '' }
}
