import { hashToken, makeToken } from '../accounts/AccountTokens'
import { accountsTable } from '../accounts/accountsTable'
import { findAccount, hashPassword } from '../accounts/AccountStore'
import { isCommonPassword } from '../accounts/checkPassword'
import { config } from '../config'
import { portalCookies, setCookie } from '../http/portalCookies'
import { MailLimits } from '../limits/MailLimits'
import { withMinimumTime } from './withMinimumTime'
import { fieldOf, fillText, type LayerCall, type LayerResponse, optionalFieldOf } from './LayerCall'
import { isLayerEmail, isLayerPassword } from './layerRules'
import { portalPage } from './passwordLayer'
import type { RegisterMails } from './RegisterMails'
import { RequestLimits } from './RequestLimits'

const limits = new RequestLimits('create_new_account')
const UNUSABLE = /\p{Cc}/u

/**
 * Begins an account and mails the link that confirms it. If a finished account exists, the response is the same, and
 * the account's owner gets a mail about the attempt. Entered data become valid only by the link of the same call, so
 * nobody can set a password for another person's address.
 */
export async function createNewAccount(call: LayerCall): Promise<LayerResponse> {
  const { parts, request, reply, form, language, texts } = call
  const account = fieldOf(form, 'account').trim()
  const password = fieldOf(form, 'password')
  const [firstname, surname] = [
    fieldOf(form, 'firstname').trim().normalize(),
    fieldOf(form, 'surname').trim().normalize(),
  ]
  const page = portalPage(optionalFieldOf(form, 'token_page'), request)
  if (!isLayerEmail(account)) return { success: false, message: texts.invalid_email }
  if (!isLayerPassword(password)) return { success: false, message: texts.weak_password }
  if (await isCommonPassword(password)) return { success: false, message: texts.common_password }
  if (![firstname, surname].every(isName)) return { success: false, message: texts.names_missing }
  await limits.enter(parts.attempts, account, request.ip, language)
  const mark = makeToken()
  setCookie(reply, portalCookies.newAccountMark, mark, { maxAge: config.register.linkLife.confirm / 1000 })
  const attempt = { firstname, surname, passwordHash: await hashPassword(password), browserHash: hashToken(mark) }
  await withMinimumTime(config.register.leastDuration, () => begin(call, account, attempt, page))
  return { success: true, data: { headline: texts.created_headline, text: fillText(texts.created_text, { account }) } }
}

function isName(name: string): boolean {
  return name !== '' && name.length <= config.register.nameLength && !UNUSABLE.test(name)
}

async function begin(
  { parts, mails, request, language }: LayerCall,
  account: string,
  attempt: Parameters<RegisterMails['sendConfirmation']>[1],
  page: string,
): Promise<void> {
  // A random password and no real name. The entered password and name become valid with the link.
  const passwordHash = await hashPassword(crypto.randomUUID())
  const [created] = await parts.db
    .insert(accountsTable)
    .values({ account, passwordHash, firstname: account.split('@')[0] ?? account, surname: '', state: 'unfinished' })
    .onConflictDoNothing()
    .returning()
  const row = created ?? (await findAccount(parts.db, account))
  if (row === null || !(await new MailLimits(parts.attempts).isDue('confirm', account))) return
  const context = { request, language, page }
  await (row.state === 'unfinished' ? mails.sendConfirmation(row, attempt, context) : mails.sendExists(row, context))
}
