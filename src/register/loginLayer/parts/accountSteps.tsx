import { UserRoundX } from 'lucide'
import { useContext } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { CredentialButton } from '../../../kit/credential/CredentialButton'
import { CredentialField } from '../../../kit/credential/CredentialField'
import { CredentialNotice } from '../../../kit/credential/CredentialNotice'
import { AccountForm } from '../../account/AccountForm'
import { useLabels } from '../../../labels/useLabels'
import { SlotDataContext } from '../../../template/useSlotData'
import { LayerResult, LayerWords } from '../../layer/LayerChrome'
import { NewPasswordField } from '../../layer/NewPasswordField'
import type { LoginLabel } from '../loginLabels'
import type { TextForm } from '../loginModel'

/** Asks for the account. */
export function AccountStep({
  form: { field, formProps, isBusy },
  isSessionLost = false,
}: {
  form: TextForm<'account'>
  isSessionLost?: boolean | undefined
}) {
  const t = useLabels<LoginLabel>()
  // If the portal's template has a barcode input, that input gets the focus.
  const hasBarcode = useContext(SlotDataContext).has('barcode')
  const bar = (
    <CredentialButton type="submit" variant="primary" isBusy={isBusy}>
      {t('register_layer_check_account')}
    </CredentialButton>
  )
  return (
    <AccountForm {...formProps} bar={bar}>
      {isSessionLost && <CredentialNotice tone="warning">{t('register_layer_not_kept')}</CredentialNotice>}
      <CredentialField
        {...field('account')}
        name="account"
        label={t('register_layer_account')}
        hint={t('register_layer_account_hint')}
        autoComplete="username"
        autoFocus={!hasBarcode}
      />
    </AccountForm>
  )
}

interface OtherAccountStepProps {
  /** Account that is logged in now. */
  account: string
  /** Account whose session ended on the page. */
  again: string
  onAgain: () => void
  onReload: () => void
}

/** Hides the page behind the layer, because the page may show data of the account whose session ended. */
const Cover = styled.span`
  display: none;
  dialog:has(&)::backdrop {
    background: rgb(24 26 30);
    animation: none;
  }
`

/**
 * Shows that another account than the page's has logged in. The page continues as one of the two accounts, never as a
 * mix of both.
 */
export function OtherAccountStep({ account, again, onAgain, onReload }: OtherAccountStepProps) {
  const t = useLabels<LoginLabel>()
  return (
    <>
      <Cover />
      <LayerResult
        label={t('register_layer_other_account', { ACCOUNT: account })}
        words={
          <LayerWords
            icon={UserRoundX}
            headline={t('register_layer_other_account', { ACCOUNT: account })}
            text={t('register_layer_other_account_text', { ACCOUNT: again })}
          />
        }
      >
        <Button onClick={onReload}>{t('register_layer_reload')}</Button>
        <Button variant="primary" autoFocus onClick={onAgain}>
          {t('register_layer_log_in_as', { ACCOUNT: again })}
        </Button>
      </LayerResult>
    </>
  )
}

interface NewAccountStepProps {
  form: TextForm<'new_account' | 'new_password' | 'firstname' | 'surname'>
  onBack: () => void
}

/** Asks for the data of a new account. */
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
    <AccountForm {...formProps} bar={bar}>
      <CredentialField
        {...field('new_account')}
        type="email"
        name="new_account"
        label={t('register_layer_email')}
        autoComplete="username"
      />
      <NewPasswordField name="new_password" binding={field('new_password')} autoFocus />
      <CredentialField
        {...field('firstname')}
        name="firstname"
        label={t('register_layer_firstname')}
        autoComplete="given-name"
      />
      <CredentialField
        {...field('surname')}
        name="surname"
        label={t('register_layer_surname')}
        autoComplete="family-name"
      />
    </AccountForm>
  )
}
