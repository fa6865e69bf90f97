import { useContext } from 'react'
import { CredentialButton } from '../../../kit/credential/CredentialButton'
import { CredentialField } from '../../../kit/credential/CredentialField'
import { CredentialForm } from '../../../kit/credential/CredentialForm'
import { CredentialNotice } from '../../../kit/credential/CredentialNotice'
import { useLabels } from '../../../labels/useLabels'
import { SlotDataContext } from '../../../template/useSlotData'
import type { TextForm } from '../../layer/TextForm'
import type { LoginLabel } from '../LoginLabel'

/** Container 1: which account. */
export function AccountStep({ form: { field, formProps, isBusy }, wasNotKept = false }: { form: TextForm<'account'>; wasNotKept?: boolean | undefined }) {
  const t = useLabels<LoginLabel>()
  // Where the portal's template has a barcode input, that one takes the focus.
  const hasBarcode = useContext(SlotDataContext).has('barcode')
  const bar = (
    <CredentialButton type="submit" variant="primary" isBusy={isBusy}>
      {t('register_layer_check_account')}
    </CredentialButton>
  )
  return (
    <CredentialForm {...formProps} bar={bar}>
      {wasNotKept && <CredentialNotice tone="warning">{t('register_layer_not_kept')}</CredentialNotice>}
      <CredentialField {...field('account')} name="account" label={t('register_layer_account')} hint={t('register_layer_account_hint')} autoComplete="username" autoFocus={!hasBarcode} />
    </CredentialForm>
  )
}
