import { findAccount } from '../accounts/AccountStore'
import { fieldOf, type LayerCall, type LayerResponse } from './LayerCall'
import { isLayerEmail } from './layerRules'
import { RequestLimits } from './RequestLimits'

const LONGEST = 254
const limits = new RequestLimits('check_account')

/**
 * Tells whether an account exists, as the contract requires: `success` is true for a finished account,
 * 'ACCOUNT_NOT_FINISCHED' for an unfinished account. The number of calls is limited, so that nobody can collect
 * addresses.
 */
export async function checkAccount({ parts, request, form, language, texts }: LayerCall): Promise<LayerResponse> {
  const account = fieldOf(form, 'account').trim()
  if (account === '' || account.length > LONGEST || account.includes('\0'))
    return { success: false, message: texts.invalid_email }
  await limits.enter(parts.attempts, account, request.ip, language)
  const row = await findAccount(parts.db, account)
  // Checks the rule for addresses only if there is no such account, because older accounts may have an address that
  // today's rule refuses.
  if (row === null) return { success: false, message: isLayerEmail(account) ? texts.no_account : texts.invalid_email }
  return row.state === 'active' ? { success: true } : { success: 'ACCOUNT_NOT_FINISCHED', message: texts.not_finished }
}
