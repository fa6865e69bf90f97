import { CredentialButton } from '../../kit/credential/CredentialButton'
import { CredentialField } from '../../kit/credential/CredentialField'
import { CredentialPasswordField } from '../../kit/credential/CredentialPasswordField'
import { AccountForm } from '../account/AccountForm'
import { useLabels } from '../../labels/useLabels'
import type { WindowProps } from '../../shell/WindowTable'
import { CredentialInfo, CredentialLayout, FrameRefusal } from '../account/CredentialLayout'
import { usePasswordTexts, useStrengthTexts } from '../layer/usePasswordTexts'
import type { FrameOptions } from '../frame/FrameOptions'
import { newAccountLabels } from './newAccountLabels'
import { useNewAccount } from './useNewAccount'

/** Creates an account from an e-mail address and a password (portal-accounts 2.1). */
export function NewAccountWindow({ options }: WindowProps<FrameOptions, never>) {
  const t = useLabels<(typeof newAccountLabels)[number]>()
  const { field, formProps, running, refusal, isMailKnown, username, logIn } = useNewAccount(options)
  const heading = t('register_newaccount_heading')
  return (
    <CredentialLayout
      title={username ? `${username}: ${heading}` : heading}
      info={<CredentialInfo>{t('register_newaccount_text')}</CredentialInfo>}
      form={
        <AccountForm
          {...formProps}
          bar={
            <>
              {logIn && <CredentialButton onClick={logIn}>{t('register_newaccount_login')}</CredentialButton>}
              <CredentialButton variant="primary" type="submit" isBusy={running !== undefined}>
                {t('register_newaccount_submit')}
              </CredentialButton>
            </>
          }
        >
          {refusal !== undefined && <FrameRefusal refusal={refusal} />}
          <CredentialField
            {...field('register_newaccount_input_email')}
            name="register_newaccount_input_email"
            type="email"
            label={t('register_newaccount_input_email')}
            autoComplete="username"
            isReadOnly={isMailKnown}
            autoFocus={!isMailKnown}
          />
          <CredentialPasswordField
            {...field('register_newaccount_input_password')}
            name="register_newaccount_input_password"
            label={t('register_newaccount_input_password')}
            hint={t('register_password_rule')}
            autoComplete="new-password"
            autoFocus={isMailKnown}
            texts={usePasswordTexts()}
            strength={useStrengthTexts()}
          />
        </AccountForm>
      }
    />
  )
}

NewAccountWindow.labels = newAccountLabels
