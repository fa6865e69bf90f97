import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { sendFrameCall } from '../frame/registerFrameWire'

interface VoucherFields {
  readonly voucher: string
  /** Role that the voucher grants. */
  readonly voucher_role: string
}

const isTrue = v.pipe(
  v.unknown(),
  v.transform(answer => answer === true || answer === 'true'),
)

/** Returns true if a voucher is valid for a role. */
export function checkVoucher(config: ResolvedConfig, { voucher, voucher_role }: VoucherFields): Promise<boolean> {
  return sendFrameCall(config, {
    action: 'check_voucher',
    method: 'GET',
    fields: { voucher, voucher_role },
    schema: isTrue,
  })
}

/** Redeems a voucher: the portal assigns the role's access rights. Returns true if it did. */
export function setAclByVoucher(config: ResolvedConfig, { voucher, voucher_role }: VoucherFields): Promise<boolean> {
  return sendFrameCall(config, {
    action: 'set_acl_by_voucher',
    method: 'GET',
    fields: { voucher, voucher_role },
    schema: isTrue,
    isKeyed: config.idempotency,
  })
}
