import { useState } from 'react'
import { CredentialAnchor } from '../../kit/credential/CredentialForm'
import { CredentialButton } from '../../kit/credential/CredentialButton'
import { CredentialField } from '../../kit/credential/CredentialField'
import { CredentialPasswordField } from '../../kit/credential/CredentialPasswordField'
import type { FormPlan } from '../../kit/form/formModel'
import { useSentForm } from '../../shell/useSentRequest'
import { framePassword } from '../../kit/rule/passwordRules'
import { AccountForm } from '../account/AccountForm'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { changePassword } from '../account/accountWire'
import { FrameRefusal } from '../account/CredentialLayout'
import { fieldErrorLabel, refusedField } from '../account/credentialFields'
import { usePasswordTexts, useStrengthTexts } from '../layer/usePasswordTexts'
import type { FrameOptions } from '../frame/FrameOptions'
import { useFrameAction } from '../frame/useFrameAction'
import { useLeaveQuestion } from '../frame/useLeaveQuestion'

const PASSWORD = 'register_passwdchange_input_password'

const plan: FormPlan<Record<typeof PASSWORD, string>> = { [PASSWORD]: { isRequired: true, rules: [framePassword] } }
const unchanging = { onChange() {}, disabled: true, autoComplete: 'off' } as const

interface PasswdChangeFormProps {
  readonly options: FrameOptions
  readonly account: string
  readonly email: string
}

/** Form for a new password. Also shows the account and its e-mail address. */
export function PasswdChangeForm({ options, account, email }: PasswdChangeFormProps) {
  const { runtime } = useShell()
  const t = useLabels<string>()
  const [config] = useState(runtime.readConfig)
  const { runAction, running, refusal } = useFrameAction<'send'>(options)
  const form = useSentForm({
    plan,
    initial: { [PASSWORD]: '' },
    errorText: name => t(fieldErrorLabel(name)),
    onSubmit: ({ [PASSWORD]: password }) =>
      runAction(
        'send',
        async () => {
          const answer = await changePassword(config, { password, email })
          if (refusedField(answer, { account: undefined, password: PASSWORD }))
            form.refuse(PASSWORD, t(fieldErrorLabel(PASSWORD)))
          return answer
        },
        { isForm: true },
      ),
  })
  useLeaveQuestion(form.values[PASSWORD] !== '')
  const bar = (
    <CredentialButton variant="primary" type="submit" isBusy={running !== undefined}>
      {t('register_passwdchange_submit')}
    </CredentialButton>
  )
  return (
    <AccountForm {...form.formProps} bar={bar}>
      {refusal !== undefined && <FrameRefusal refusal={refusal} />}
      {/* Password managers need the account, but ignore the disabled fields below. */}
      <CredentialAnchor username={account || email} />
      <CredentialField
        {...unchanging}
        value={email}
        name="register_passwdchange_input_email"
        label={t('register_passwdchange_input_email')}
      />
      <CredentialField
        {...unchanging}
        value={account}
        name="register_passwdchange_input_account"
        label={t('register_passwdchange_input_account')}
      />
      <CredentialPasswordField
        {...form.field(PASSWORD)}
        name={PASSWORD}
        label={t(PASSWORD)}
        hint={t('register_password_rule')}
        autoComplete="new-password"
        autoFocus
        texts={usePasswordTexts()}
        strength={useStrengthTexts()}
      />
    </AccountForm>
  )
}
