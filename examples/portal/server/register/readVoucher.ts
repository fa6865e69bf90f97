import type { SessionAccount } from '../accounts/accountsTable'
import { readText, requireText } from '../http/readFields'
import type { Voucher } from '../vouchers/VoucherStore'
import type { RegisterCall, RegisterParts } from './RegisterCall'

const LONGEST_TEXT = 20_000
/**
 * Format of a code. It is checked here and not by a schema, because a schema would refuse the request. The contract has
 * a response for an invalid code.
 */
const CODE = /^[A-Z0-9-]{4,40}$/

/**
 * Returns the current account and the voucher of a call; the voucher is null if its code is invalid. Ignores case and
 * spaces in the code. Throws RequestError 403 'Please log in' without a session, 429 after too many attempts.
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
