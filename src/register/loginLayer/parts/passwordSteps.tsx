import { MailWarning } from 'lucide'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { CredentialButton } from '../../../kit/credential/CredentialButton'
import { CredentialField } from '../../../kit/credential/CredentialField'
import { CredentialPasswordField } from '../../../kit/credential/CredentialPasswordField'
import { applyStyle } from '../../../kit/credential/applyStyle'
import { cssVar } from '../../../kit/theme/tokens'
import { AccountForm } from '../../account/AccountForm'
import { useLabels } from '../../../labels/useLabels'
import { quietWhileEmpty } from '../../account/credentialFields'
import { LayerResult, LayerWords } from '../../layer/LayerChrome'
import { usePasswordTexts } from '../../layer/usePasswordTexts'
import type { LoginLabel } from '../loginLabels'
import type { TextForm } from '../loginModel'
import type { PasswordMail } from '../usePasswordMail'

const Place = styled.div`
  flex: none;
  padding: 0 ${cssVar('space-4')} ${cssVar('space-3')};
`

/** Shows the result of the request for a password mail. */
function MailNotice({ outcome }: Pick<PasswordMail, 'outcome'>) {
  if (!outcome) return null
  return (
    <Place>
      <Notice tone={outcome.isSent ? 'success' : 'error'}>{outcome.text}</Notice>
    </Place>
  )
}

interface PasswordStepProps {
  form: TextForm<'password'>
  account: string
  mail: PasswordMail
  onBack: () => void
}

/** Asks for the password of an existing account. */
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
      <AccountForm {...formProps} bar={bar}>
        <CredentialField
          name="account"
          label={t('register_layer_account')}
          autoComplete="username"
          value={account}
          onChange={() => {}}
          isReadOnly
        />
        <CredentialPasswordField
          {...quietWhileEmpty(field('password'))}
          name="password"
          label={t('register_layer_password')}
          autoComplete="current-password"
          texts={usePasswordTexts()}
          autoFocus
        />
        <div ref={applyStyle({ display: 'flex', 'margin-inline-start': `calc(-1 * ${cssVar('space-4')})` })}>
          <CredentialButton variant="quiet" isBusy={mail.isBusy} onClick={() => void mail.send(account)}>
            {t('register_layer_forgot_password')}
          </CredentialButton>
        </div>
      </AccountForm>
    </>
  )
}

/** Tab 2: asks for the e-mail address of the password mail. */
export function PasswordMailStep({
  form: { field, formProps, isBusy },
  mail,
}: {
  form: TextForm<'email'>
  mail: PasswordMail
}) {
  const t = useLabels<LoginLabel>()
  const bar = (
    <CredentialButton type="submit" variant="primary" isBusy={isBusy}>
      {t('register_layer_send_mail')}
    </CredentialButton>
  )
  return (
    <>
      <MailNotice outcome={mail.outcome} />
      <AccountForm {...formProps} bar={bar}>
        <CredentialField
          {...field('email')}
          type="email"
          name="email"
          label={t('register_layer_email')}
          hint={t('register_layer_mail_text')}
          autoComplete="username"
          autoFocus
        />
      </AccountForm>
    </>
  )
}

interface UnfinishedStepProps {
  account: string
  /** Message of the portal about the account. */
  message: string
  mail: PasswordMail
  onBack: () => void
}

/**
 * Shows that an account's registration was never finished. The mail with the link that finishes the registration can be
 * sent again.
 */
export function UnfinishedStep({ account, message, mail, onBack }: UnfinishedStepProps) {
  const t = useLabels<LoginLabel>()
  return (
    <>
      <MailNotice outcome={mail.outcome} />
      <LayerResult
        label={t('register_layer_unfinished')}
        words={
          <LayerWords
            icon={MailWarning}
            headline={t('register_layer_unfinished')}
            text={message || t('register_layer_unfinished_text', { ACCOUNT: account })}
          />
        }
      >
        <Button onClick={onBack}>{t('register_layer_back')}</Button>
        <Button variant="primary" isBusy={mail.isBusy} autoFocus onClick={() => void mail.send(account)}>
          {t('register_layer_send_again')}
        </Button>
      </LayerResult>
    </>
  )
}
