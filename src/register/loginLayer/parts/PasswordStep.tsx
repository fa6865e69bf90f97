import { CredentialButton } from '../../../kit/credential/CredentialButton'
import { CredentialField } from '../../../kit/credential/CredentialField'
import { CredentialForm } from '../../../kit/credential/CredentialForm'
import { CredentialPasswordField } from '../../../kit/credential/CredentialPasswordField'
import { wearLook } from '../../../kit/credential/wearLook'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { quietWhileEmpty } from '../../account/quietWhileEmpty'
import type { TextForm } from '../../layer/TextForm'
import { usePasswordTexts } from '../../layer/usePasswordTexts'
import type { LoginLabel } from '../LoginLabel'
import type { PasswordMail } from '../PasswordMail'
import { MailNotice } from './MailNotice'

interface PasswordStepProps {
  form: TextForm<'password'>
  account: string
  mail: PasswordMail
  onBack: () => void
}

/** Container 11: the password of an account that is there. */
export function PasswordStep({ form: { field, formProps, isBusy }, account, mail, onBack }: PasswordStepProps) {
  const t = useLabels<LoginLabel>()
  const bar = (
    <>
      <CredentialButton onClick={onBack}>{t('register_layer_back')}</CredentialButton>
      <CredentialButton type="submit" variant="primary" isBusy={isBusy}>
        {t('register_layer_login')}
      </CredentialButton>
    </>
  )
  return (
    <>
      <MailNotice outcome={mail.outcome} />
      <CredentialForm {...formProps} bar={bar}>
        <CredentialField name="account" label={t('register_layer_account')} autoComplete="username" value={account} onChange={() => {}} isReadOnly />
        <CredentialPasswordField {...quietWhileEmpty(field('password'))} name="password" label={t('register_layer_password')} autoComplete="current-password" texts={usePasswordTexts()} autoFocus />
        <div ref={wearLook({ display: 'flex', 'margin-inline-start': `calc(-1 * ${cssVar('space-4')})` })}>
          <CredentialButton variant="quiet" isBusy={mail.isBusy} onClick={() => void mail.send(account)}>
            {t('register_layer_forgot_password')}
          </CredentialButton>
        </div>
      </CredentialForm>
    </>
  )
}
