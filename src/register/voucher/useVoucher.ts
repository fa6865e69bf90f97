import { announce } from '../../kit/control/LiveRegion'
import { useForm } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useShell, useShowFailure } from '../../shell/useShell'
import { useStands, useStayWhileSending } from '../../shell/useStands'
import type { FrameOptions } from '../frame/FrameOptions'
import { hasText } from '../frame/hasText'
import { redeemVoucher } from './redeemVoucher'
import type { voucherLabels } from './voucherLabels'

/** The voucher window's controller: the voucher is redeemed, then the page reloads (portal-accounts 4). */
export function useVoucher({ voucherRole = '' }: FrameOptions, close: () => void) {
  const { runtime } = useShell()
  const showFailure = useShowFailure()
  const t = useLabels<(typeof voucherLabels)[number]>()
  const stands = useStands()
  const form = useForm({
    plan: { voucher: { isRequired: true, rules: [hasText] } },
    initial: { voucher: '' },
    errorText: () => t('register_voucher_missing'),
    async onSubmit({ voucher }) {
      const config = runtime.readConfig()
      try {
        if (await redeemVoucher(config, { voucher: voucher.trim(), voucher_role: voucherRole })) {
          if (!stands()) return
          close()
          config.reload('register.voucher')
        } else {
          form.refuse('voucher', t('register_voucher_failed'))
          announce(t('register_voucher_failed'))
        }
      } catch (error) {
        await showFailure(error)
      }
    },
  })
  useStayWhileSending(form.isBusy)
  return form
}
