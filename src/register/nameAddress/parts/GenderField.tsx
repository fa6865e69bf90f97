import { SelectField } from '../../../kit/field/SelectField'
import type { FieldBinding } from '../../../kit/form/useForm'
import { useLabels } from '../../../labels/useLabels'
import { useSlotData } from '../../../template/useSlotData'
import type { NameAddressLabel } from '../NameAddressLabel'

/** The choice of a gender: the options of the portal's template, or those built in. */
export function GenderField({ field }: { readonly field: FieldBinding<string> }) {
  const t = useLabels<NameAddressLabel>()
  const { options } = useSlotData('gender')
  const builtIn = [
    { value: '', label: t('register_nameaddress_gender_none') },
    { value: 'f', label: t('register_nameaddress_gender_female') },
    { value: 'm', label: t('register_nameaddress_gender_male') },
    { value: 'd', label: t('register_nameaddress_gender_diverse') },
  ]
  const offered = options.length > 0 ? options : builtIn
  // What is stored stays, also where it is not offered any more.
  const all = offered.some(({ value }) => value === field.value) ? offered : [{ value: field.value, label: field.value || t('register_nameaddress_gender_none') }, ...offered]
  return <SelectField {...field} label={t('register_nameaddress_gender')} name="gender" autoComplete="sex" options={all} />
}
