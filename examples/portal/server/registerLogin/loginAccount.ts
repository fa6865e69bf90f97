import { fieldOf, fillText, type LayerCall, type LayerResponse } from './LayerCall'

const LONGEST_ACCOUNT = 254
const LONGEST_PASSWORD = 1000

/** Signs in with a new session. An unknown account and a wrong password get the same response after the same time. */
export async function loginAccount({ parts, request, reply, form, texts }: LayerCall): Promise<LayerResponse> {
  const [account, password] = [fieldOf(form, 'account').trim(), fieldOf(form, 'password')]
  const wrong = { success: false, message: texts.wrong_password }
  if (account.length > LONGEST_ACCOUNT || password.length > LONGEST_PASSWORD || account.includes('\0')) return wrong
  const row = await parts.accounts.tryPassword(request, account, password)
  if (row === null) return wrong
  if (row.state !== 'active') return { success: false, message: texts.not_finished }
  await parts.accounts.enter(reply, row)
  return {
    success: true,
    data: { headline: fillText(texts.login_headline, { firstname: row.firstname }), text: texts.login_text },
  }
}
