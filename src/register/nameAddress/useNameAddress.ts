import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import { useSentForm } from '../../shell/useSentRequest'
import type { RuleName } from '../../kit/rule/Rule'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { type FrameOptions, leavesPersonForm } from '../frame/FrameOptions'
import { useFrameAction } from '../frame/useFrameAction'
import { useLeaveQuestion } from '../frame/useLeaveQuestion'
import { type LoggedInPerson, sendPerson } from '../person/personWire'
import { unfinishedForm } from '../unfinishedForm'
import type { NameAddressLabel } from './nameAddressLabels'
import { type NameAddressValues, planNameAddress, sentPerson, startNameAddress } from './nameAddressModel'

const ERRORS: Partial<Readonly<Record<RuleName, NameAddressLabel>>> = {
  email: 'register_nameaddress_email_wrong',
  phoneNumber: 'register_nameaddress_phone_wrong',
  date: 'register_nameaddress_date_wrong',
  finishedEditing: 'register_nameaddress_city_open',
  isChecked: 'register_nameaddress_terms_missing',
}

/**
 * Controller of the name and address form: fills it in, stores a draft in the tab, and sends the data. If a person
 * belongs to the account, the portal stores the data. Otherwise it compares the data with the persons that it knows
 * (portal-accounts 4).
 */
export function useNameAddress(options: FrameOptions, person: LoggedInPerson | null) {
  const { runtime } = useShell()
  const t = useLabels<NameAddressLabel>()
  const [config] = useState(runtime.readConfig)
  const stored = useMemo(
    () => unfinishedForm('nameaddress', person ? person.id || person.email : config.auth.account),
    [person, config],
  )
  const [unfinished] = useState(stored.read)
  const sources = { person, userMail: options.user_mail }
  const [empty] = useState(() => startNameAddress({ ...sources, originalRequest: undefined, unfinished: undefined }))
  const [start] = useState(() => startNameAddress({ ...sources, originalRequest: options.originalRequest, unfinished }))
  const [city, setCity] = useState(start.city)
  const { runAction, running, refusal } = useFrameAction<'send'>(options)
  const plan = planNameAddress({
    phoneExample: t('register_nameaddress_phone_example'),
    birthdayExample: t('register_nameaddress_birthday_example'),
    hasTerms: !options.remove_terms,
    isMailFixed: person !== null,
  })
  const form = useSentForm<NameAddressValues>({
    plan,
    initial: start.values,
    errorText: (_name, { rule }) => t(ERRORS[rule] ?? 'register_nameaddress_nonempty'),
    onSubmit: values =>
      runAction(
        'send',
        async () => {
          const sent = sentPerson(values, person?.unread)
          const answer = await sendPerson(config, person?.id ? 'insert' : 'check_doublet', sent)
          if (leavesPersonForm(answer)) stored.end()
          return { ...answer, originalRequest: answer.originalRequest ?? { ...sent } }
        },
        { isForm: true },
      ),
  })
  const { values, setValue, reportEditing } = form
  const changeCity = (value: AutocompleteValue) => {
    setCity(value)
    setValue('city', value.text)
    setValue('city_id', value.id ?? '')
    reportEditing('city', value.status)
  }
  const reportCity = useEffectEvent(() => reportEditing('city', city.status))
  useEffect(() => reportCity(), [])

  const isTouched = JSON.stringify(values) !== JSON.stringify(empty.values)
  useLeaveQuestion(isTouched, { isStored: true })
  useEffect(() => {
    // Only the person who sends the form may accept the terms, so the draft does not contain the consent.
    const { terms: _terms, ...typed } = values
    if (isTouched) stored.save({ ...typed, city_status: city.status })
    else stored.end()
  }, [stored, values, city.status, isTouched])
  return {
    config,
    form,
    city,
    changeCity,
    running,
    isRefused: refusal !== undefined,
    /** True when the form shows a stored draft. */
    isRestored: unfinished !== undefined && options.originalRequest === undefined,
    discard: stored.end,
  }
}
