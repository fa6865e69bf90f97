import { findAccount } from '../accounts/AccountStore'
import { config } from '../config'
import { MailLimits } from '../limits/MailLimits'
import { withMinimumTime } from './withMinimumTime'
import { fieldOf, type LayerCall, type LayerResponse, optionalFieldOf } from './LayerCall'
import { isLayerEmail } from './layerRules'
import { portalPage } from './passwordLayer'
import { RequestLimits } from './RequestLimits'
import { registerTexts } from './texts/registerTexts'

const limits = new RequestLimits('send_password_mail')

/** Mails the link to a new password. The response and its duration do not reveal if the account exists. */
export async function sendPasswordMail({
  parts,
  mails,
  request,
  form,
  language: asked,
}: LayerCall): Promise<LayerResponse> {
  const account = fieldOf(form, 'account').trim()
  // These fields are not used; they only have to be texts.
  for (const name of ['item_id', 'item_type']) optionalFieldOf(form, name)
  const page = portalPage(optionalFieldOf(form, 'token_page'), request)
  // If the call names no language, the mail is English for an English page, otherwise German.
  const language = form['language_id'] === undefined && page.includes('language=EN') ? 'en' : asked
  const texts = registerTexts(language)
  if (!isLayerEmail(account)) return { success: false, message: texts.invalid_email }
  await limits.enter(parts.attempts, account, request.ip, language)
  await withMinimumTime(config.register.leastDuration, async () => {
    const mailLimits = new MailLimits(parts.attempts)
    if (await mailLimits.isRepeated('password', account, request.ip)) return
    const row = await findAccount(parts.db, account)
    if (row && (await mailLimits.isDue('password', account))) await mails.sendPassword(row, { request, language, page })
  })
  return { success: true, message: texts.password_mail_sent }
}
