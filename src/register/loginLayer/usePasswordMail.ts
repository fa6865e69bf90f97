import { useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useSubmitGuard } from '../../kit/form/useForm'
import { layerEmail } from '../../kit/rule/emailRules'
import { useLabels } from '../../labels/useLabels'
import { sendPasswordMail } from '../layer/registerLoginWire'
import { useFailureText } from '../layer/useFailureText'
import type { LoginLabel } from './loginLabels'

/** Password mail of the layer: the request, and its result. */
export interface PasswordMail {
  readonly isBusy: boolean
  readonly outcome: { readonly isSent: boolean; readonly text: string } | undefined
  send(account: string): Promise<void>
}

/** Result of the request for a password mail. */
interface MailOutcome {
  readonly isSent: boolean
  readonly text: string
}

/** Requests the mail for setting a new password: 'forgot password' (portal-accounts 5, 7). */
export function usePasswordMail(config: ResolvedConfig) {
  const t = useLabels<LoginLabel>()
  const failureText = useFailureText()
  const { isBusy, run } = useSubmitGuard()
  const [outcome, setOutcome] = useState<MailOutcome>()
  const tell = (isSent: boolean, text: string) => {
    setOutcome({ isSent, text })
    if (isSent) announce(text)
  }
  const send = async (account: string) => {
    if (layerEmail(account)) return tell(false, t('register_layer_old_account'))
    try {
      const { success, message } = await sendPasswordMail(config, account)
      return success === true
        ? tell(true, message || t('register_layer_mail_sent'))
        : tell(false, t('register_layer_error'))
    } catch (error) {
      const text = await failureText(error)
      return tell(false, text === true ? t('ui_unreachable') : (text ?? t('register_layer_error')))
    }
  }
  return {
    isBusy,
    outcome,
    forget: () => setOutcome(undefined),
    send(account: string) {
      setOutcome(undefined)
      return run(() => send(account.trim()))
    },
  }
}
