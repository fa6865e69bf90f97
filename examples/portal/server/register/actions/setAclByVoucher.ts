import { keyedWrite } from '../../idempotency/keyedWrite'
import { readVoucher } from '../readVoucher'
import type { RegisterAction } from '../RegisterAction'

/** set_acl_by_voucher: redeems the voucher and gives its role to the account that is logged in. */
export const setAclByVoucher: RegisterAction = async (parts, call) => {
  const { account, voucher } = await readVoucher(parts, call)
  return voucher !== null && keyedWrite(parts.db, call.reply, account, () => parts.vouchers.redeem(account.Id, voucher))
}
