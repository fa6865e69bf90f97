import type { SessionAccount } from '../accounts/accountsTable'
import { readText, requireText } from '../http/readText'
import type { Voucher } from '../vouchers/VoucherStore'
import type { RegisterCall, RegisterParts } from './RegisterCall'

const LONGEST_TEXT = 20_000
const CODE = /^[A-Z0-9-]{4,40}$/

/**
 * The voucher of a call, null where what was entered can be none, and the account that wants to redeem it. Capitals and blanks don't count.
 * Throws RequestError 403 'Please log in' without an account, 429 after too many tries.
 */
export async function readVoucher(
  { sessions, gate }: RegisterParts,
  { form, request }: RegisterCall,
): Promise<{ account: SessionAccount; voucher: Voucher | null }> {
  const code = requireText(form, 'voucher', LONGEST_TEXT).replace(/\s+/g, '').toUpperCase()
  const role = readText(form, 'voucher_role', LONGEST_TEXT) ?? ''
  const account = await sessions.require(request)
  await gate.enter('vouchers', request.ip)
  await gate.enterAccount('vouchers', String(account.Id))
  return { account, voucher: CODE.test(code) ? { code, role } : null }
}
