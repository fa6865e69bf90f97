import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { sendFrameCall } from '../frame/registerFrameWire'

interface VoucherFields {
  readonly voucher: string
  /** The role that it is to grant. */
  readonly voucher_role: string
}

const isTrue = v.pipe(
  v.unknown(),
  v.transform(answer => answer === true || answer === 'true'),
)

/** Whether a voucher is good for a role. */
export function checkVoucher(config: ResolvedConfig, { voucher, voucher_role }: VoucherFields): Promise<boolean> {
  return sendFrameCall(config, {
    action: 'check_voucher',
    method: 'GET',
    fields: { voucher, voucher_role },
    schema: isTrue,
  })
}

/** Redeems a voucher: the role's access rights are assigned. Answers whether they are. */
export function setAclByVoucher(config: ResolvedConfig, { voucher, voucher_role }: VoucherFields): Promise<boolean> {
  return sendFrameCall(config, {
    action: 'set_acl_by_voucher',
    method: 'GET',
    fields: { voucher, voucher_role },
    schema: isTrue,
    isKeyed: config.idempotency,
  })
}
