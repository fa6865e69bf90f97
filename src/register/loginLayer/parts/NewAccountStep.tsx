import { CredentialButton } from '../../../kit/credential/CredentialButton'
import { CredentialField } from '../../../kit/credential/CredentialField'
import { CredentialForm } from '../../../kit/credential/CredentialForm'
import { useLabels } from '../../../labels/useLabels'
import { NewPasswordField } from '../../layer/NewPasswordField'
import type { TextForm } from '../../layer/TextForm'
import type { LoginLabel } from '../LoginLabel'

interface NewAccountStepProps {
  form: TextForm<'new_account' | 'new_password' | 'firstname' | 'surname'>
  onBack: () => void
}

/** Container 21: a new account. */
export function NewAccountStep({ form: { field, formProps, isBusy }, onBack }: NewAccountStepProps) {
  const t = useLabels<LoginLabel>()
  const bar = (
    <>
      <CredentialButton onClick={onBack}>{t('register_layer_back')}</CredentialButton>
      <CredentialButton type="submit" variant="primary" isBusy={isBusy}>
        {t('register_layer_create_account')}
      </CredentialButton>
    </>
  )
  return (
    <CredentialForm {...formProps} bar={bar}>
      <CredentialField {...field('new_account')} type="email" name="new_account" label={t('register_layer_email')} autoComplete="username" />
      <NewPasswordField name="new_password" binding={field('new_password')} autoFocus />
      <CredentialField {...field('firstname')} name="firstname" label={t('register_layer_firstname')} autoComplete="given-name" />
      <CredentialField {...field('surname')} name="surname" label={t('register_layer_surname')} autoComplete="family-name" />
    </CredentialForm>
  )
}
