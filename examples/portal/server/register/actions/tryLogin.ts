import * as v from 'valibot'
import { fieldsOf } from '../../http/readFields'
import { config } from '../../config'
import { accountTexts, checkUserId, readAccount, readPassword } from '../readAccount'
import { endRegistration } from '../PersonQuestion'
import { readRedirect } from '../readRedirect'
import type { RegisterAction } from '../RegisterCall'

const logInFields = {
  stay_logged_in: v.optional(v.picklist(['0', '1'], 'The field {field} must be 1 or 0.'), '0'),
}

/**
 * try_login: begins a new session. The response leads to the question about a person if the account has no person, and
 * this registration entered or verified a person with the account's e-mail. A wrong password and an unknown e-mail get
 * the same response in the same time.
 */
export const tryLogin: RegisterAction = async (
  { sessions, accounts, persons },
  { form, request, reply, registration },
) => {
  const account = readAccount(form, 'username')
  const password = readPassword(form, 'passwd')
  const redirect = readRedirect(form)
  const { stay_logged_in: stays } = fieldsOf(logInFields, form)
  checkUserId(form, registration)
  if (account === null) return { error: 'registerframe_error_account' }
  if (password.length > config.registerFrame.passwordLength) return { error: 'registerframe_error_passwd' }
  const row = await sessions.tryPassword(request, account, password)
  if (row?.state === 'active') {
    await sessions.enter(reply, row, { stays: stays === '1' })
    const { personId, provenId } = registration.state
    const ids = [personId, provenId].filter(id => id !== undefined)
    const known = await Promise.all(ids.map(id => persons.get(id)))
    const candidates = known.filter(person => person !== null)
    return endRegistration({ request, registration }, row, candidates, {
      message: 'welcome',
      redirect,
      replace_text: accountTexts(row.account),
    })
  }
  await registration.remember({ account })
  if (row) return { error: 'registerframe_error_unfinished' }
  const isUnknownName = !account.includes('@') && (await accounts.find(account)) === null
  return { error: isUnknownName ? 'registerframe_error_account' : 'registerframe_error_passwd' }
}
