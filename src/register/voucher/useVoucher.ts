import { useRef } from 'react'
import { announce } from '../../kit/control/announce'
import { useForm } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { useShowFailure } from '../../shell/useShowFailure'
import type { FrameOptions } from '../frame/FrameOptions'
import { hasText } from '../frame/hasText'
import type { voucherLabels } from './voucherLabels'
import { checkVoucher, setAclByVoucher } from './voucherWire'

/** The voucher window's controller: the voucher is checked, then its role's access rights are assigned, then the page reloads (portal-accounts 4). */
export function useVoucher({ voucherRole = '' }: FrameOptions, close: () => void) {
  const { runtime } = useShell()
  const showFailure = useShowFailure()
  const t = useLabels<(typeof voucherLabels)[number]>()
  /** The voucher that was good and is being redeemed: once that has happened, it is good no more, though its answer may be lost. */
  const redeeming = useRef<string>(undefined)
  const form = useForm({
    plan: { voucher: { isRequired: true, rules: [hasText] } },
    initial: { voucher: '' },
    errorText: () => t('register_voucher_missing'),
    async onSubmit({ voucher }) {
      const config = runtime.readConfig()
      const fields = { voucher: voucher.trim(), voucher_role: voucherRole }
      try {
        if (redeeming.current !== fields.voucher) redeeming.current = (await checkVoucher(config, fields)) ? fields.voucher : undefined
        if (redeeming.current !== undefined && (await setAclByVoucher(config, fields))) {
          close()
          config.reload('register.voucher')
        } else {
          redeeming.current = undefined
          form.refuse('voucher', t('register_voucher_failed'))
          announce(t('register_voucher_failed'))
        }
      } catch (error) {
        await showFailure(error)
      }
    },
  })
  return form
}
