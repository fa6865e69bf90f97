import { CredentialButton } from '../../../kit/credential/CredentialButton'
import { CredentialField } from '../../../kit/credential/CredentialField'
import { CredentialForm } from '../../../kit/credential/CredentialForm'
import { useLabels } from '../../../labels/useLabels'
import type { TextForm } from '../../layer/TextForm'
import type { LoginLabel } from '../LoginLabel'
import type { PasswordMail } from '../PasswordMail'
import { MailNotice } from './MailNotice'

/** Tab 2: one e-mail address, to which the password mail goes. */
export function PasswordMailStep({ form: { field, formProps, isBusy }, mail }: { form: TextForm<'email'>; mail: PasswordMail }) {
  const t = useLabels<LoginLabel>()
  const bar = (
    <CredentialButton type="submit" variant="primary" isBusy={isBusy}>
      {t('register_layer_send_mail')}
    </CredentialButton>
  )
  return (
    <>
      <MailNotice outcome={mail.outcome} />
      <CredentialForm {...formProps} bar={bar}>
        <CredentialField {...field('email')} type="email" name="email" label={t('register_layer_email')} hint={t('register_layer_mail_text')} autoComplete="username" autoFocus />
      </CredentialForm>
    </>
  )
}
