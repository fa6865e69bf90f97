import { useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import { useLabels } from '../../labels/useLabels'
import { useFreshQuery } from '../../shell/portalQueries'
import { useSentForm } from '../../shell/useSentRequest'
import { useShowFormFailure } from '../../shell/useShowFormFailure'
import { FailedRequest } from '../../wire/FailedRequest'
import { useGeocoding } from '../maps/useGeocoding'
import type { AddressLabel } from './addressLabels'
import { createAddress, fetchAddressCategories, type CreatedAddress } from './addressWire'
import { geocodeQuery, newAddressPlan, sentAddress, startNewAddress, type NewAddressValues } from './newAddressModel'

const ERRORS: Partial<Readonly<Record<keyof NewAddressValues, AddressLabel>>> = {
  Name: 'address_error_message_name',
  City: 'address_error_message_city',
  Email: 'event_address_email_wrong',
  Category: 'address_error_message_category',
  OrganiserLocationType: 'event_address_type_missing',
}
/** Fields whose error label is in the portal's response if the portal refuses their value. */
const REFUSALS: readonly (keyof NewAddressValues)[] = ['Name', 'City', 'Category']

/** Controller of the popup for a new address: its fields, its coordinates, and its creation (events 2.4, 5.6). */
export function useNewAddress(config: ResolvedConfig, name: string, onSaved: (address: CreatedAddress) => void) {
  const t = useLabels<AddressLabel>()
  const showFailure = useShowFormFailure()
  const [city, setCity] = useState<AutocompleteValue>({ status: 'editing', text: '', id: null })
  const categories = useFreshQuery(
    [config.auth.account, config.language, 'event', 'addressCategories', config.customer],
    signal => fetchAddressCategories(config, signal),
  )
  const refuse = (error: unknown) => {
    const field =
      error instanceof FailedRequest && error.failure.kind === 'refused'
        ? REFUSALS.find(each => (error.failure as { body: string }).body.includes(ERRORS[each]!))
        : undefined
    if (field) form.refuse(field, t(ERRORS[field]!))
    return field !== undefined
  }
  const form = useSentForm<NewAddressValues>({
    plan: newAddressPlan,
    initial: startNewAddress(name),
    errorText: field => t(ERRORS[field] ?? 'address_error_message_name'),
    async onSubmit(values) {
      const place = await geocoding.locate()
      try {
        onSaved(await createAddress(config, sentAddress(values, place)))
        return false
      } catch (error) {
        return !refuse(error) && showFailure(error)
      }
    },
  })
  const geocoding = useGeocoding(config, geocodeQuery(form.values))
  const changeCity = (value: AutocompleteValue) => {
    setCity(value)
    form.setValue('City', value.text)
    form.setValue('IdCity', value.id ?? '')
    form.reportEditing('City', value.status)
  }
  return { form, city, changeCity, categories, geocodingStatus: geocoding.status }
}
