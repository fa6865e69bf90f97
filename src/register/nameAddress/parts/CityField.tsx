import type { Ref } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { AutocompleteField } from '../../../kit/field/autocomplete/AutocompleteField'
import type { AutocompleteValue } from '../../../kit/field/autocomplete/autocompleteModel'
import { useLabels } from '../../../labels/useLabels'
import { usePortalSearch } from '../../../shell/portalQueries'
import { fetchCities } from '../../../wire/autocompleteWire'
import { registerAddresses } from '../../registerAddresses'
import type { NameAddressLabel } from '../NameAddressLabel'

interface CityFieldProps {
  readonly config: ResolvedConfig
  readonly value: AutocompleteValue
  onChange(value: AutocompleteValue): void
  /** The form's hold on the field. */
  readonly field: { readonly error: string | undefined; readonly isRequired: boolean; readonly ref: Ref<HTMLInputElement>; onFocus(): void; onBlur(): void }
}

/** A city that is looked up while one types; one that the portal does not know is taken as it is (portal-accounts 4, city autocomplete). */
export function CityField({ config, value, onChange, field }: CityFieldProps) {
  const t = useLabels<NameAddressLabel>()
  const portalSearch = usePortalSearch(config, (text, signal) => fetchCities(registerAddresses(config).cityUrl, text, signal))
  return (
    <AutocompleteField
      label={t('register_nameaddress_city')}
      hint={t('register_nameaddress_city_hint')}
      {...field}
      {...portalSearch}
      {...{ value, onChange }}
      idName="city_id"
      noResultsAction={{ text: t('register_city_take', { CITY: value.text.trim() }), onAction: text => onChange({ status: 'freetext', text: text.trim(), id: null }) }}
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
