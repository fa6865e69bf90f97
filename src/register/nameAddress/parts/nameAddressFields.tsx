import type { Ref } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { AutocompleteField } from '../../../kit/field/autocomplete/AutocompleteField'
import type { AutocompleteValue } from '../../../kit/field/autocomplete/autocompleteModel'
import { Checkbox } from '../../../kit/field/Checkbox'
import { SelectField } from '../../../kit/field/SelectField'
import type { FieldBinding } from '../../../kit/form/useForm'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { usePortalSearch } from '../../../shell/portalQueries'
import { useSlotData } from '../../../template/useSlotData'
import { fetchCities } from '../../../wire/autocompleteWire'
import { NewTabLink } from '../../frame/NewTabLink'
import { RichFrameLabel } from '../../frame/RichFrameLabel'
import { registerAddresses } from '../../registerAddresses'
import { type NameAddressLabel, nameAddressLabels } from '../nameAddressLabels'

/** Box of a field. In a row of a template, the box takes its share of the width. */
export const FieldPlace = styled.div`
  flex: 1 1 8em;
  min-width: 0;
`

interface GenderFieldProps {
  readonly config: ResolvedConfig
  readonly field: FieldBinding<string>
}

const isLabel = (name: string): name is NameAddressLabel => (nameAddressLabels as readonly string[]).includes(name)

/** Choice of a gender. The options come from the portal's template, else from the page. Without options, not shown. */
export function GenderField({ config, field }: GenderFieldProps) {
  const t = useLabels<NameAddressLabel>()
  const { options } = useSlotData('gender')
  const configured = (config.register?.genders ?? []).map(({ id, name }) => ({
    value: String(id),
    label: isLabel(name) ? t(name) : name,
  }))
  const offered = options.some(({ value }) => value !== '') ? options : configured
  if (offered.length === 0) return null
  const none = { value: '', label: t('register_nameaddress_gender_none') }
  const withNone = offered.some(({ value }) => value === '') ? offered : [none, ...offered]
  // The stored value stays, even if it is no longer offered.
  const all = withNone.some(({ value }) => value === field.value)
    ? withNone
    : [{ value: field.value, label: field.value }, ...withNone]
  return (
    <FieldPlace>
      <SelectField {...field} label={t('register_nameaddress_gender')} name="gender" autoComplete="sex" options={all} />
    </FieldPlace>
  )
}

interface CityFieldProps {
  readonly config: ResolvedConfig
  readonly value: AutocompleteValue
  onChange(value: AutocompleteValue): void
  /** Binding of the field to the form. */
  readonly field: {
    readonly error: string | undefined
    readonly isRequired: boolean
    readonly ref: Ref<HTMLInputElement>
    onFocus(): void
    onBlur(): void
  }
}

/**
 * City with suggestions while typing. A city that the portal does not know is accepted as free text (portal-accounts 4,
 * city autocomplete).
 */
export function CityField({ config, value, onChange, field }: CityFieldProps) {
  const t = useLabels<NameAddressLabel>()
  const portalSearch = usePortalSearch(config, (text, signal) =>
    fetchCities(config, registerAddresses(config).cityUrl, text, signal),
  )
  return (
    <AutocompleteField
      label={t('register_nameaddress_city')}
      hint={t('register_nameaddress_city_hint')}
      {...field}
      {...portalSearch}
      {...{ value, onChange }}
      idName="city_id"
      noResultsAction={{
        text: t('register_city_take', { CITY: value.text.trim() }),
        onAction: text => onChange({ status: 'freetext', text: text.trim(), id: null }),
      }}
      texts={{
        loading: t('register_city_loading'),
        noResults: t('register_city_none'),
        failed: t('register_city_failed'),
        retry: t('ui_retry'),
        delete: t('register_city_delete'),
        found: count => t('register_city_found', { COUNT: count }),
      }}
    />
  )
}

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

/** Consent to the terms of use, with a link to them. */
export function TermsField({
  config,
  field: { value, onChange, onFocus, onBlur, ref, error, isRequired },
}: TermsFieldProps) {
  const t = useLabels<NameAddressLabel>()
  return (
    <Place>
      <Checkbox
        label={<RichFrameLabel of="register_nameaddress_terms" />}
        name="terms"
        isChecked={value}
        required={isRequired}
        {...{ onChange, onFocus, onBlur, ref }}
        {...(error !== undefined && { error })}
      />
      <Beneath>
        <NewTabLink href={config.register?.termsUrl ?? '/terms'} newTabText={t('register_new_tab')}>
          {t('register_nameaddress_terms_link')}
        </NewTabLink>
      </Beneath>
    </Place>
  )
}
