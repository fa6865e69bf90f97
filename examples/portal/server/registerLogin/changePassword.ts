import { AccountStore } from '../accounts/AccountStore'
import { isCommonPassword } from '../accounts/checkPassword'
import { portalCookies, readCookie } from '../http/portalCookies'
import { notSignedIn } from '../http/RequestError'
import { isFreshSession } from './withMinimumTime'
import { isLayerPassword } from './layerRules'
import { fieldOf, type LayerCall, type LayerResponse, optionalFieldOf } from './LayerCall'
import { PasswordPermit } from './LinkVisits'
import { RequestLimits } from './RequestLimits'

const limits = new RequestLimits('change_password')

/**
 * Changes the password after a mailed link or a recent log-in. With an older session, the person must log in again.
 * Ends every other session, and every link and token of the account. Mails the owner if the account name is an e-mail
 * address and the password is not the same as before.
 */
export async function changePassword(call: LayerCall): Promise<LayerResponse> {
  const { parts, request, form, language, texts } = call
  const [account, password] = [optionalFieldOf(form, 'account').trim(), fieldOf(form, 'password')]
  if (!['true', '1', 'on'].includes(fieldOf(form, 'term_of_use_state')))
    return { success: false, message: texts.terms_missing }
  if (!isLayerPassword(password)) return { success: false, message: texts.weak_password }
  if (await isCommonPassword(password)) return { success: false, message: texts.common_password }
  const owner = await findOwner(call)
  // Counts the attempt for the verified owner, never for the account in the call. Otherwise anybody could use up
  // another person's attempts.
  await limits.enter(parts.attempts, owner?.account ?? request.ip, request.ip, language)
  if (owner === null) return { success: false, message: texts.link_outdated }
  if (account !== '' && account.toLowerCase() !== owner.account.toLowerCase())
    return { success: false, message: texts.other_account }
  if (owner.token && !(await call.mails.links.redeem(owner.token, 'password')))
    return { success: false, message: texts.link_outdated }
  await finish(call, owner.accountId, password)
  return { success: true, data: { headline: texts.changed_headline, text: texts.changed_text } }
}

interface Owner {
  accountId: number
  account: string
  token?: string
}

async function findOwner({ parts, mails, request }: LayerCall): Promise<Owner | null> {
  const link = await new PasswordPermit(mails.links).read(request)
  const session = await parts.accounts.current(request)
  // A link never overrides the session of another account.
  if (link && (session === null || session.Id === link.accountId)) return link
  if (session === null) {
    // The session has ended, perhaps by a password change whose response was lost. The person must log in. Do not
    // respond that a link is outdated, because the person used none.
    if (parts.accounts.tokenHash(request) !== '' && readCookie(request, portalCookies.passwordPermit) === undefined)
      throw notSignedIn()
    return null
  }
  if (!(await isFreshSession(parts.db, parts.accounts.tokenHash(request)))) throw notSignedIn()
  return { accountId: session.Id, account: session.account }
}

async function finish(
  { parts, mails, request, reply, language }: LayerCall,
  accountId: number,
  password: string,
): Promise<void> {
  const changed = await new AccountStore(parts.db).setPassword(accountId, password)
  if (!changed) throw notSignedIn()
  const { row, isOther } = changed
  await parts.accounts.endAccess('newPassword', accountId, reply)
  // Sends the mail before the new session begins. If the same change arrives twice at once, `enter` throws because it
  // refuses one of the sessions. A mail after `enter` would then never be sent. An account name that is no e-mail
  // address gets no mail.
  if (isOther && row.account.includes('@')) await mails.sendChanged(row, { request, language, page: '/' })
  await parts.accounts.enter(reply, row)
}
