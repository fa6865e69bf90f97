import { config } from '../../config'
import { answerAfter } from '../../registerLogin/answerAfter'
import { accountTexts } from '../accountTexts'
import { messageAnswer } from '../messageAnswer'
import { readAccount } from '../readAccount'
import type { RegisterAction } from '../RegisterAction'
import { sendReminderTo } from '../sendReminderTo'

/** send_reminder: mails the account the link that it needs. The answer and its time are the same whether there is such an account or not. */
export const sendReminder: RegisterAction = async (parts, call) => {
  const account = readAccount(call.form, 'account')
  if (account === null) return { error: 'registerframe_error_account' }
  await parts.gate.enter('mails', call.request.ip)
  await parts.gate.enterAccount('mails', account)
  await answerAfter(config.registerFrame.answerAfter, async () => {
    await call.registration.remember({ account })
    await sendReminderTo(parts, call, account)
  })
  return messageAnswer('reminder', { replace_text: accountTexts(account) })
}
