import { useState } from 'react'
import type { FormPlan } from '../../kit/form/formModel'
import { useSentForm } from '../../shell/useSentRequest'
import { frameEmail } from '../../kit/rule/emailRules'
import { framePassword } from '../../kit/rule/passwordRules'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { createAccount } from '../account/accountWire'
import { fieldErrorLabel, knownMail, refusedField } from '../account/credentialFields'
import type { FrameOptions } from '../frame/FrameOptions'
import { useFrameAction } from '../frame/useFrameAction'
import { useLeaveQuestion } from '../frame/useLeaveQuestion'

/** Values by the field's id. */
interface NewAccountValues {
  register_newaccount_input_email: string
  register_newaccount_input_password: string
}

const plan: FormPlan<NewAccountValues> = {
  register_newaccount_input_email: { isRequired: true, rules: [frameEmail] },
  register_newaccount_input_password: { isRequired: true, rules: [framePassword] },
}

/**
 * Controller of the window newaccount: creates an account (portal-accounts 2.1). Asks for the e-mail address, unless a
 * valid one is known.
 */
export function useNewAccount(options: FrameOptions) {
  const { runtime } = useShell()
  const t = useLabels<string>()
  const [config] = useState(runtime.readConfig)
  const [mail] = useState(() => knownMail(options))
  const { runAction, running, refusal } = useFrameAction<'send' | 'login'>(options)
  const form = useSentForm<NewAccountValues>({
    plan,
    initial: { register_newaccount_input_email: mail, register_newaccount_input_password: '' },
    errorText: name => t(fieldErrorLabel(name)),
    onSubmit: ({ register_newaccount_input_email: email, register_newaccount_input_password: passwd }) =>
      runAction(
        'send',
        async () => {
          const answer = await createAccount(config, { username: email.trim(), passwd }, options)
          const wrong = refusedField(answer, {
            account: 'register_newaccount_input_email',
            password: 'register_newaccount_input_password',
          } as const)
          if (wrong) form.refuse(wrong, t(fieldErrorLabel(wrong)))
          return answer
        },
        { isForm: true },
      ),
  })
  const { register_newaccount_input_email: email, register_newaccount_input_password: password } = form.values
  useLeaveQuestion(email !== mail || password !== '')
  const hasAccount = refusal === 'registerframe_error_exists' || refusal === 'registerframe_error_unfinished'
  const logIn = () =>
    void runAction(
      'login',
      () => Promise.resolve({ next: 'userpass', account: form.readValues().register_newaccount_input_email.trim() }),
      { hasRequest: false },
    )
  return {
    field: form.field,
    formProps: form.formProps,
    running,
    refusal,
    isMailKnown: mail !== '' && !frameEmail(mail),
    username: config.auth.account,
    /** Opens the login for the address in the field; undefined unless the portal says that the account exists. */
    logIn: hasAccount ? logIn : undefined,
  }
}
