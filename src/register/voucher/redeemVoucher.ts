import type { ResolvedConfig } from '../../config/resolveConfig'
import { refusalStatus } from '../../wire/FailedRequest'
import { checkVoucher, setAclByVoucher } from './voucherWire'

/** The voucher that may be redeemed, and for whom: it was good, and the answer was lost. Whoever opens the window anew must not be told that it is no good. */
let doubtful = ''

/** Checks a voucher and assigns its role's access rights (portal-accounts 4); answers whether that has happened, if only by a try before. Throws FailedRequest. */
export async function redeemVoucher(config: ResolvedConfig, fields: { readonly voucher: string; readonly voucher_role: string }): Promise<boolean> {
  const asked = JSON.stringify([config.auth.account, config.auth.accountId, fields])
  const mayBeRedeemed = doubtful === asked
  if (!mayBeRedeemed && !(await checkVoucher(config, fields))) return false
  try {
    const isRedeemed = (await setAclByVoucher(config, fields)) || mayBeRedeemed
    doubtful = ''
    return isRedeemed
  } catch (error) {
    const status = refusalStatus(error)
    if (status === undefined || status >= 500) doubtful = asked
    throw error
  }
}
