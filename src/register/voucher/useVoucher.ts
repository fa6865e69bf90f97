import { useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useSentForm } from '../../shell/useSentRequest'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { useShowFormFailure } from '../../shell/useShowFormFailure'
import { useIsMounted } from '../../shell/useIsMounted'
import { refusalStatus } from '../../wire/FailedRequest'
import type { FrameOptions } from '../frame/FrameOptions'
import { unsentLabels, useLeaveQuestion } from '../frame/useLeaveQuestion'
import { hasText } from '../person/readCandidates'
import { checkVoucher, setAclByVoucher } from './voucherWire'

/** Every label of the voucher window. */
export const voucherLabels = [
  'register_voucher_heading',
  'register_voucher_text',
  'register_voucher_field',
  'register_voucher_missing',
  'register_voucher_failed',
  'register_voucher_submit',
  ...unsentLabels,
] as const

/**
 * Account, voucher and role of a redeem call with an unknown outcome: its response was lost or unreadable, or was a
 * server error. A retry does not check the voucher again, because the voucher may be redeemed already, and would then
 * count as invalid. With the option `idempotency`, the portal recognises the repeated call.
 */
let doubtful = ''

/**
 * Checks a voucher and assigns its role's access rights (portal-accounts 4). Returns true only if the portal confirms
 * the assignment.
 * @throws FailedRequest for every error
 */
async function redeemVoucher(
  config: ResolvedConfig,
  fields: { readonly voucher: string; readonly voucher_role: string },
): Promise<boolean> {
  const asked = JSON.stringify([config.auth.account, config.auth.accountId, fields])
  if (doubtful !== asked && !(await checkVoucher(config, fields))) return false
  try {
    const isRedeemed = await setAclByVoucher(config, fields)
    doubtful = ''
    return isRedeemed
  } catch (error) {
    const status = refusalStatus(error)
    if (status === undefined || status >= 500) doubtful = asked
    throw error
  }
}

/** Controller of the voucher window: redeems the voucher, then reloads the page (portal-accounts 4). */
export function useVoucher({ voucherRole = '' }: FrameOptions, close: () => void) {
  const { runtime } = useShell()
  const showFailure = useShowFormFailure()
  const t = useLabels<(typeof voucherLabels)[number]>()
  const isMounted = useIsMounted()
  const [refused, setRefused] = useState('')
  const form = useSentForm({
    plan: { voucher: { isRequired: true, rules: [hasText] } },
    initial: { voucher: '' },
    errorText: () => t('register_voucher_missing'),
    async onSubmit({ voucher }) {
      const config = runtime.readConfig()
      try {
        if (await redeemVoucher(config, { voucher: voucher.trim(), voucher_role: voucherRole })) {
          if (!isMounted()) return false
          close()
          config.reload('register.voucher')
        } else {
          setRefused(voucher)
          form.refuse('voucher', t('register_voucher_failed'))
          announce(t('register_voucher_failed'))
        }
        return false
      } catch (error) {
        return showFailure(error)
      }
    },
  })
  const { voucher } = form.values
  // A voucher that the portal refused can be discarded without a question.
  useLeaveQuestion(voucher.trim() !== '' && voucher !== refused, { isSending: form.isBusy })
  return form
}
