import type { ReactNode } from 'react'
import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { TextArea } from '../../kit/field/TextArea'
import { TextField } from '../../kit/field/TextField'
import { useLabels } from '../../labels/useLabels'
import { formatDate } from '../../lib/formatDate'
import { parseDate } from '../../lib/parseDate'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import { WindowLayout } from '../../template/WindowLayout'
import type { FrameOptions } from '../frame/FrameOptions'
import type { LoggedInPerson } from '../person/LoggedInPerson'
import type { NameAddressLabel } from './NameAddressLabel'
import { NameAddressLayout, type NameAddressSlot } from './NameAddressLayout'
import { CityField } from './parts/CityField'
import { GenderField } from './parts/GenderField'
import { TermsField } from './parts/TermsField'
import { useNameAddress } from './useNameAddress'

interface NameAddressFormProps {
  readonly options: FrameOptions
  /** Who is signed in. */
  readonly person: LoggedInPerson | null
  /** What the tab kept is thrown away: begin anew. */
  onDiscard(): void
}

const REQUIRED: readonly NameAddressSlot[] = ['info', 'firstname', 'surname', 'mail', 'city', 'terms', 'error', 'send']

/** The form of name and address. */
export function NameAddressForm({ options, person, onDiscard }: NameAddressFormProps) {
  const { templates } = useShell()
  const t = useLabels<NameAddressLabel>()
  const { config, form, city, changeCity, running, isRefused, isRestored, discard } = useNameAddress(options, person)
  const { field } = form
  const birthday = field('birthday')
  const leaveBirthday = () => {
    const date = parseDate(birthday.value)
    if (date) birthday.onChange(formatDate(date))
    birthday.onBlur()
  }
  const slots: Readonly<Record<NameAddressSlot, ReactNode>> = {
    info: isRestored && (
      <Notice
        tone="info"
        action={
          <Button
            size="small"
            onClick={() => {
              discard()
              onDiscard()
            }}
          >
            {t('register_unfinished_discard')}
          </Button>
        }
      >
        {t('register_unfinished_restored')}
      </Notice>
    ),
    firstname: <TextField {...field('firstname')} label={t('register_nameaddress_firstname')} name="firstname" autoComplete="given-name" autoFocus />,
    surname: <TextField {...field('surname')} label={t('register_nameaddress_surname')} name="surname" autoComplete="family-name" />,
    mail: (
      <TextField
        {...field('email')}
        label={t('register_nameaddress_email')}
        {...(person && { hint: t('register_nameaddress_email_hint') })}
        name="email"
        type="email"
        autoComplete="email"
        disabled={person !== null}
      />
    ),
    gender: <GenderField field={field('gender')} />,
    plz: <TextField {...field('plz')} label={t('register_nameaddress_plz')} name="plz" autoComplete="postal-code" />,
    city: <CityField config={config} value={city} onChange={changeCity} field={field('city')} />,
    street: <TextField {...field('street')} label={t('register_nameaddress_street')} name="street" autoComplete="address-line1" />,
    nr: <TextField {...field('nr')} label={t('register_nameaddress_nr')} name="nr" autoComplete="off" />,
    phone: <TextField {...field('phone')} label={t('register_nameaddress_phone')} name="phone" type="tel" autoComplete="tel" />,
    birthday: <TextField {...birthday} onBlur={leaveBirthday} label={t('register_nameaddress_birthday')} name="birthday" inputMode="decimal" autoComplete="off" />,
    description: <TextArea {...field('description')} rows={3} label={t('register_nameaddress_description')} name="description" />,
    terms: !options.remove_terms && <TermsField config={config} field={field('terms')} />,
    error: isRefused && <Notice tone="error">{t('registerframe_error_user')}</Notice>,
    send: (
      <Button type="submit" variant="primary" isBusy={running !== undefined}>
        {t('register_nameaddress_submit')}
      </Button>
    ),
  }
  return (
    <WindowForm {...form.formProps}>
      <WindowLayout template={templates.content} slots={slots} required={REQUIRED} renderLayout={placed => <NameAddressLayout slots={placed} />} />
    </WindowForm>
  )
}
