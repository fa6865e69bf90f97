import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Checkbox } from '../../../kit/field/Checkbox'
import type { FieldBinding } from '../../../kit/form/useForm'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { NewTabLink } from '../../frame/NewTabLink'
import type { NameAddressLabel } from '../NameAddressLabel'

interface TermsFieldProps {
  readonly config: ResolvedConfig
  readonly field: FieldBinding<boolean>
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${cssVar('space-1')};
`
const Beneath = styled.div`
  margin-inline-start: 28px;
`

/** The consent to the terms of use, and where they are found. */
export function TermsField({ config, field: { value, onChange, onFocus, onBlur, ref, error, isRequired } }: TermsFieldProps) {
  const t = useLabels<NameAddressLabel>()
  return (
    <Place>
      <Checkbox label={t('register_nameaddress_terms')} name="terms" isChecked={value} required={isRequired} {...{ onChange, onFocus, onBlur, ref }} {...(error !== undefined && { error })} />
      <Beneath>
        <NewTabLink href={config.register?.termsUrl ?? '/terms'} newTabText={t('register_new_tab')}>
          {t('register_nameaddress_terms_link')}
        </NewTabLink>
      </Beneath>
    </Place>
  )
}
