import { readVoucher } from '../readVoucher'
import type { RegisterAction } from '../RegisterAction'

/** check_voucher: whether who is logged in can redeem the voucher for that role now. */
export const checkVoucher: RegisterAction = async (parts, call) => {
  const { voucher } = await readVoucher(parts, call)
  return voucher !== null && parts.vouchers.check(voucher)
}
