import { givenName } from '../../accounts/publicName'
import { config } from '../../config'
import { keyedWrite } from '../../idempotency/keyedWrite'
import { toPersonFields } from '../../persons/PersonFields'
import { withMinimumTime } from '../../registerLogin/withMinimumTime'
import { openAfterPerson } from '../finishAccount'
import { readAccount } from '../readAccount'
import { readVoucher } from '../readVoucher'
import type { RegisterAction } from '../RegisterCall'

/**
 * check_account_exists: true if the account exists, finished or not, as the contract requires. Limits the number of
 * calls. A response takes a minimum time, unless it is a 400 or 429.
 */
export const checkAccountExists: RegisterAction = async ({ accounts, gate }, { form, request }) => {
  const account = readAccount(form, 'account')
  await gate.enter('exists', request.ip)
  const row = await withMinimumTime(config.registerFrame.leastDuration, async () =>
    account === null ? null : accounts.find(account),
  )
  return { exists: row !== null }
}

/** insert_user: registers the entered person although the register has similar ones. */
export const insertUser: RegisterAction = async (parts, call) => {
  if (call.registration.state.person) return openAfterPerson(parts, call)
  return { next: 'nameaddress', error: 'registerframe_error_user' }
}

/** set_acl_by_voucher: redeems the voucher and gives its role to the current account. */
export const setAclByVoucher: RegisterAction = async (parts, call) => {
  const { account, voucher } = await readVoucher(parts, call)
  return voucher !== null && keyedWrite(parts.db, call.reply, account, () => parts.vouchers.redeem(account.Id, voucher))
}

/** check_voucher: true if the current account can redeem the voucher for the role in `voucher_role` now. */
export const checkVoucher: RegisterAction = async (parts, call) => {
  const { voucher } = await readVoucher(parts, call)
  return voucher !== null && parts.vouchers.check(voucher)
}

/**
 * get_session_data: the account whose link to a new password was opened in this browser, otherwise the current account,
 * otherwise ''.
 */
export const getSessionData: RegisterAction = async ({ sessions, accounts }, { request, registration }) => {
  const session = await sessions.current(request)
  const { passwordOf } = registration.state
  const row = passwordOf === undefined ? null : await accounts.get(passwordOf)
  return { account: row?.account ?? session?.account ?? '' }
}

/**
 * get_loggedin_user_data: the data of the current account's person, or null without a session. Without a person, `id`
 * is null and only e-mail and name are filled.
 */
export const getLoggedinUserData: RegisterAction = async ({ sessions, accounts, persons }, { request }) => {
  const session = await sessions.current(request)
  if (!session) return null
  const row = await accounts.get(session.Id)
  const person = row?.personId ? await persons.get(row.personId) : null
  if (!person) {
    return {
      id: null,
      email: session.account,
      ...givenName(session),
      city: '',
      city_id: '',
      street: '',
      plz: '',
      phone: '',
      nr: '',
      gender: '',
      description: '',
    }
  }
  const { birthday: _birthday, ...fields } = toPersonFields(person)
  return { id: person.id, ...fields, email: session.account }
}
