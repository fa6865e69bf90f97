import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useSentForm } from '../../shell/useSentRequest'
import { filled } from '../../kit/rule/valueRules'
import { layerPassword } from '../../kit/rule/passwordRules'
import { useLabels } from '../../labels/useLabels'
import { useLeaveQuestion } from '../frame/useLeaveQuestion'
import type { LayerResponse } from '../layer/sendLayerCall'
import { changePassword } from '../layer/passwordWire'
import { useFailureText } from '../layer/useFailureText'
import type { PasswordChangeLabel } from './passwordChangeLabels'

interface PasswordChangeOptions {
  readonly config: ResolvedConfig
  /** Account whose password changes; empty if it is not known. */
  readonly known: string
  onChanged(words: LayerResponse['data']): void
}

/** Error label of each field. */
const ERROR_LABELS = {
  account: 'register_layer_account_missing',
  password: 'register_layer_password_not_strong',
  term_of_use_state: 'register_layer_terms_missing',
} as const

/** Controller of the password layer. Sends nothing until the terms of use are accepted (portal-accounts 4, 5). */
export function usePasswordChange({ config, known, onChanged }: PasswordChangeOptions) {
  const t = useLabels<PasswordChangeLabel>()
  const failureText = useFailureText()
  const refuse = (text: string) => {
    form.refuse('password', text)
    announce(text)
  }
  const initial: { account: string; password: string; term_of_use_state: boolean } = {
    account: known,
    password: '',
    term_of_use_state: false,
  }
  const form = useSentForm({
    plan: {
      account: { isRequired: true, rules: [filled] },
      password: { isRequired: true, rules: [layerPassword] },
      term_of_use_state: { isRequired: true },
    },
    initial,
    errorText: name => t(ERROR_LABELS[name], layerPassword('')?.markers),
    async onSubmit({ account, ...values }) {
      try {
        const { success, data, message } = await changePassword(config, { account: account.trim(), ...values })
        if (success === true) onChanged(data)
        else refuse(message || t('register_layer_error'))
      } catch (error) {
        const text = await failureText(error)
        if (text === true) return true
        if (text) refuse(text)
      }
      return false
    },
  })
  useLeaveQuestion(form.values.password !== '')
  return { ...form, isAccepted: form.values.term_of_use_state }
}
