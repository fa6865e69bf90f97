import type { AccountRow } from '../../accounts/accountsTable'
import { isCommonPassword } from '../../accounts/checkPassword'
import { config } from '../../config'
import { writeTogether } from '../../idempotency/keyedDatabase'
import { accountTexts, checkUserId, readAccount, readPassword } from '../readAccount'
import { finishAccount } from '../finishAccount'
import { messageResponse, type RegisterAction, type RegisterCall, type RegisterParts } from '../RegisterCall'
import { readRedirect } from '../readRedirect'
import { isFrameEmail, isFramePassword } from '../frameRules'

/**
 * create_account: creates an account, which is unfinished until its mailed link is opened. An address that a mailed
 * link has already verified needs no other mail.
 */
export const createAccount: RegisterAction = async (parts, call) => {
  const { db, accounts, tokens, gate } = parts
  const { form, request, registration, mails } = call
  const account = readAccount(form, 'username')
  const password = readPassword(form, 'passwd')
  readRedirect(form)
  checkUserId(form, registration)
  if (account === null || !isFrameEmail(account)) return { error: 'registerframe_error_account' }
  if (!isFramePassword(password)) return { error: 'registerframe_error_passwd' }
  if (await isCommonPassword(password)) return { error: 'registerframe_error_passwd_common' }
  await gate.enter('accounts', request.ip)
  const isProven = registration.state.provenEmail?.toLowerCase() === account.toLowerCase()
  const row = await accounts.add({ account, password, state: isProven ? 'active' : 'unfinished' })
  await registration.remember({ account, ...(row && { madeId: row.id }) })
  if (!row) {
    const present = await accounts.find(account)
    if (present?.state !== 'unfinished') return { error: 'registerframe_error_exists' }
    return (await isRepeated(parts, call, present, { account, password }))
      ? confirmResponse(account)
      : { error: 'registerframe_error_unfinished' }
  }
  if (isProven) return finishAccount(parts, call, row)
  await writeTogether(db, async () =>
    mails.confirm(
      account,
      await tokens.issue({ purpose: 'registration', accountId: row.id, registrationHash: registration.hash }),
    ),
  )
  return confirmResponse(account)
}

const confirmResponse = (account: string) => messageResponse('confirm', { replace_text: accountTexts(account) })

/**
 * True when the same call created the account at most `repeatedWithin` ms ago. Its response was probably lost, perhaps
 * with the registration's cookie. This registration then takes over the mailed link of the first call, so that the link
 * finishes the account in this browser (see processToken). The password identifies the sender.
 */
async function isRepeated(
  { sessions, tokens }: RegisterParts,
  { request, registration }: RegisterCall,
  present: AccountRow,
  { account, password }: { account: string; password: string },
): Promise<boolean> {
  if (present.account !== account || !(await sessions.tryPassword(request, account, password))) return false
  const isTransferred = await tokens.transfer(present.id, registration.hash, config.registerFrame.repeatedWithin)
  if (isTransferred) await registration.remember({ madeId: present.id })
  return isTransferred
}
