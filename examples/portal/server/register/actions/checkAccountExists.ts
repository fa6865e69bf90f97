import { config } from '../../config'
import { answerAfter } from '../../registerLogin/answerAfter'
import { readAccount } from '../readAccount'
import type { RegisterAction } from '../RegisterAction'

/** check_account_exists: whether there is such an account, finished or not. The contract wants it told; how often and in what time is limited. */
export const checkAccountExists: RegisterAction = async ({ accounts, gate }, { form, request }) => {
  const account = readAccount(form, 'account')
  await gate.enter('exists', request.ip)
  const row = await answerAfter(config.registerFrame.answerAfter, async () => (account === null ? null : accounts.find(account)))
  return { exists: row !== null }
}
