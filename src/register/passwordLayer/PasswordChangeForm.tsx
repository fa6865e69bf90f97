import type { ResolvedConfig } from '../../config/resolveConfig'
import { CredentialButton } from '../../kit/credential/CredentialButton'
import { CredentialCheckbox } from '../../kit/credential/CredentialCheckbox'
import { CredentialField } from '../../kit/credential/CredentialField'
import { CredentialForm } from '../../kit/credential/CredentialForm'
import { wearLook } from '../../kit/credential/wearLook'
import { useLabels } from '../../labels/useLabels'
import { useSlotData } from '../../template/useSlotData'
import type { LayerAnswer } from '../layer/LayerAnswer'
import { NewPasswordField } from '../layer/NewPasswordField'
import type { PasswordChangeLabel } from './PasswordChangeLabel'
import { TermsLink } from './TermsLink'
import { usePasswordChange } from './usePasswordChange'

interface PasswordChangeFormProps {
  config: ResolvedConfig
  onChanged: (words: LayerAnswer['data']) => void
}

/** The form of a new password. Whose it is says the portal's template, or the page; else a person does. */
export function PasswordChangeForm({ config, onChanged }: PasswordChangeFormProps) {
  const t = useLabels<PasswordChangeLabel>()
  const known = useSlotData('form').attributes.get('account') || config.auth.account || ''
  const { field, formProps, isBusy, isAccepted } = usePasswordChange({ config, known, onChanged })
  const bar = (
    <CredentialButton type="submit" variant="primary" isBusy={isBusy} disabled={!isAccepted}>
      {t('register_layer_change_password')}
    </CredentialButton>
  )
  return (
    <CredentialForm {...formProps} bar={bar}>
      <CredentialField {...field('account')} name="account" label={t('register_layer_account')} autoComplete="username" isReadOnly={known !== ''} isRequired={known === ''} autoFocus={known === ''} />
      <NewPasswordField name="password" binding={field('password')} autoFocus={known !== ''} />
      <div ref={wearLook({ display: 'block' })}>
        <CredentialCheckbox {...field('term_of_use_state')} name="term_of_use_state" label={t('register_layer_terms')} isSwitch />
        <TermsLink href={config.register?.termsUrl ?? '/terms'}>{t('register_layer_terms_link')}</TermsLink>
      </div>
    </CredentialForm>
  )
}
