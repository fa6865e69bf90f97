import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { TextArea } from '../../kit/field/TextArea'
import { TextField } from '../../kit/field/TextField'
import { useLabels } from '../../labels/useLabels'
import { formatDate, parseDate } from '../../lib/dates'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import { WindowLayout } from '../../template/WindowLayout'
import type { FrameOptions } from '../frame/FrameOptions'
import type { LoggedInPerson } from '../person/personWire'
import type { NameAddressLabel } from './nameAddressLabels'
import type { NameAddressValues } from './nameAddressModel'
import { NameAddressLayout, type NameAddressSlot } from './NameAddressLayout'
import { CityField, FieldPlace, GenderField, TermsField } from './parts/nameAddressFields'
import { useNameAddress } from './useNameAddress'

interface NameAddressFormProps {
  readonly options: FrameOptions
  /** The signed-in person; null for a visitor. */
  readonly person: LoggedInPerson | null
  /**
   * Called after the stored draft was discarded, to start with a new form. The new form has the data of a signed-in
   * person. For a visitor it has at most the option `user_mail`.
   */
  onDiscard(): void
}

const REQUIRED: readonly NameAddressSlot[] = ['info', 'firstname', 'surname', 'mail', 'city', 'terms', 'error', 'send']

/** Form for the name and the address of a person. */
export function NameAddressForm({ options, person, onDiscard }: NameAddressFormProps) {
  const { templates } = useShell()
  const t = useLabels<NameAddressLabel>()
  const { config, form, city, changeCity, running, isRefused, isRestored, discard } = useNameAddress(options, person)
  const { field } = form
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Focus the first field that can be filled in, wherever the portal's template puts it.
    place.current?.closest('form')?.querySelector<HTMLElement>('input:not([type=hidden], :disabled)')?.focus()
  }, [])
  const birthday = field('birthday')
  const leaveBirthday = () => {
    const date = parseDate(birthday.value)
    if (date) birthday.onChange(formatDate(date))
    birthday.onBlur()
  }
  const line = (
    name: Exclude<keyof NameAddressValues, 'terms'>,
    label: NameAddressLabel,
    input: Partial<ComponentProps<typeof TextField>>,
  ) => (
    <FieldPlace>
      <TextField {...field(name)} {...input} label={t(label)} name={name} />
    </FieldPlace>
  )
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
    firstname: line('firstname', 'register_nameaddress_firstname', { autoComplete: 'given-name' }),
    surname: line('surname', 'register_nameaddress_surname', { autoComplete: 'family-name' }),
    mail: line('email', 'register_nameaddress_email', {
      type: 'email',
      autoComplete: 'email',
      disabled: person !== null,
      ...(person && { hint: t('register_nameaddress_email_hint') }),
    }),
    gender: <GenderField config={config} field={field('gender')} />,
    plz: line('plz', 'register_nameaddress_plz', { autoComplete: 'postal-code' }),
    city: (
      <FieldPlace ref={place}>
        <CityField config={config} value={city} onChange={changeCity} field={field('city')} />
      </FieldPlace>
    ),
    street: line('street', 'register_nameaddress_street', { autoComplete: 'address-line1' }),
    nr: line('nr', 'register_nameaddress_nr', { autoComplete: 'off' }),
    phone: line('phone', 'register_nameaddress_phone', { type: 'tel', autoComplete: 'tel' }),
    birthday: line('birthday', 'register_nameaddress_birthday', {
      inputMode: 'decimal',
      autoComplete: 'off',
      onBlur: leaveBirthday,
    }),
    description: (
      <TextArea {...field('description')} rows={3} label={t('register_nameaddress_description')} name="description" />
    ),
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
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={REQUIRED}
        renderLayout={placed => <NameAddressLayout slots={placed} />}
      />
    </WindowForm>
  )
}
