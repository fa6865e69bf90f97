import { act, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../../../src/kit/control/Button'
import { Checkbox } from '../../../src/kit/field/Checkbox'
import { RadioGroup } from '../../../src/kit/field/RadioGroup'
import { TextField } from '../../../src/kit/field/TextField'
import type { FormPlan } from '../../../src/kit/form/formModel'
import { useForm, useSubmitGuard } from '../../../src/kit/form/useForm'
import { framePassword } from '../../../src/kit/rule/passwordRules'
import { inputLength } from '../../../src/kit/rule/valueRules'
import { layerEmail } from '../../../src/kit/rule/emailRules'

interface Person {
  gender: string
  mail: string
  password: string
  note: string
  terms: boolean
}

// The order of fields differs from that on the screen, as in a portal's template.
const plan: FormPlan<Person> = {
  terms: { isRequired: true },
  gender: { isRequired: true },
  mail: { isRequired: true, rules: [layerEmail], placeholder: 'name@haus.de' },
  password: { rules: [framePassword] },
  note: { rules: [inputLength(3, 9)], placeholder: 'Notiz' },
}
const EMPTY: Person = { gender: '', mail: '', password: '', note: '', terms: false }
const RIGHT: Person = { gender: 'w', mail: 'lenz@haus.de', password: '', note: '', terms: true }
const genders = [
  { value: 'w', label: 'Frau' },
  { value: 'm', label: 'Herr' },
]

function PersonForm({
  initial,
  onSubmit,
}: {
  initial: Person
  onSubmit: Parameters<typeof useForm<Person>>[0]['onSubmit']
}) {
  const form = useForm<Person>({
    plan,
    initial,
    errorText: (name, { rule, markers }) => `${name} ${rule} ${JSON.stringify(markers ?? {})}`,
    onSubmit,
  })
  const { value: isChecked, isRequired, ...terms } = form.field('terms')
  return (
    <form {...form.formProps}>
      <RadioGroup label="Anrede" options={genders} {...form.field('gender')} />
      <TextField label="E-Mail" {...form.field('mail')} />
      <TextField label="Passwort" {...form.field('password')} />
      <TextField label="Notiz" {...form.field('note')} />
      <Checkbox label="Zugestimmt" isChecked={isChecked} required={isRequired} {...terms} />
      <Button type="submit">Senden</Button>
      <output>{form.isBusy ? 'busy' : 'ready'}</output>
      <Button onClick={() => form.suspend(['password'], true)}>Ruhen</Button>
      <Button onClick={() => form.refuse('mail', 'Diese Adresse gibt es schon.')}>Ablehnen</Button>
    </form>
  )
}

const user = userEvent.setup()
const show = (initial: Partial<Person> = {}, onSubmit: Parameters<typeof PersonForm>[0]['onSubmit'] = () => {}) => {
  const submit = jest.fn(onSubmit)
  render(<PersonForm initial={{ ...EMPTY, ...initial }} onSubmit={submit} />)
  return submit
}
const mail = () => screen.getByRole('textbox', { name: 'E-Mail' })
const send = () => user.click(screen.getByRole('button', { name: 'Senden' }))

describe('a field of a form', () => {
  it('shows its default label text as a placeholder, and is edited from the focus until a person leaves it empty [UI-FLD-01]', async () => {
    show()
    expect(mail()).toHaveAttribute('placeholder', 'name@haus.de')
    expect(mail()).toHaveValue('')
    expect(mail()).toHaveAttribute('data-state', 'unedited')
    await user.click(mail())
    expect(mail()).toHaveAttribute('data-state', 'edited')
    await user.tab()
    expect(mail()).toHaveAttribute('data-state', 'unedited')
    await user.type(mail(), 'x')
    await user.tab()
    expect(mail()).toHaveAttribute('data-state', 'edited')
  })

  it('is validated on blur [UI-FLD-02]', async () => {
    show()
    await user.type(mail(), 'lenz')
    expect(mail()).toBeValid()
    await user.tab()
    expect(mail()).toBeInvalid()
  })

  it('is validated on change [UI-FLD-02]', async () => {
    show()
    await user.type(mail(), 'lenz')
    await user.tab()
    await user.type(mail(), '@haus.de')
    expect(mail()).toBeValid()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByRole('checkbox')).toBeInvalid()
  })

  it('in error is marked and shows its own message, with the rule’s numbers [UI-FLD-04]', async () => {
    show()
    await user.type(screen.getByRole('textbox', { name: 'Notiz' }), 'ab')
    await user.type(mail(), 'lenz')
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Notiz' })).toHaveAccessibleDescription(
      'note inputLength {"MIN":3,"MAX":9}',
    )
    expect(screen.getByRole('textbox', { name: 'Notiz' })).toBeInvalid()
    expect(mail()).toHaveAccessibleDescription('mail email {}')
    expect(screen.getByLabelText('Passwort')).toBeValid()
    await send()
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('gender nonempty {}')
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('terms isChecked {}')
  })

  it('shows the server’s error', async () => {
    show(RIGHT)
    await user.click(screen.getByRole('button', { name: 'Ablehnen' }))
    expect(mail()).toHaveAccessibleDescription('Diese Adresse gibt es schon.')
    await user.type(mail(), 'x')
    expect(mail()).toBeValid()
  })
})

describe('sending a form', () => {
  it('runs the handler with the values only if every field is valid [UI-WIN-16], by Enter too [UI-WIN-17]', async () => {
    const submit = show({ ...RIGHT, mail: '', note: 'Notiz' })
    await send()
    expect(submit).not.toHaveBeenCalled()
    await user.type(mail(), 'lenz@haus.de{Enter}')
    expect(submit).toHaveBeenCalledTimes(1)
    expect(submit).toHaveBeenCalledWith({ ...RIGHT, mail: 'lenz@haus.de', note: '' }, expect.any(Function))
  })

  it('focuses the first invalid field on the screen, also inside a group', async () => {
    show({ ...RIGHT, gender: '', mail: '', terms: false })
    await send()
    expect(screen.getByRole('radio', { name: 'Frau' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Herr' }))
    await send()
    expect(mail()).toHaveFocus()
  })

  it('skips a field whose rules are disabled', async () => {
    const submit = show({ ...RIGHT, password: 'kurz' })
    await send()
    expect(submit).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Passwort')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Ruhen' }))
    await send()
    expect(submit).toHaveBeenCalledTimes(1)
  })

  it('ignores a second submit while the first is pending [UI-WIN-16]', async () => {
    let end = () => {}
    const submit = show(RIGHT, () => new Promise<void>(resolve => (end = resolve)))
    await send()
    await send()
    await user.type(mail(), '{Enter}')
    expect(submit).toHaveBeenCalledTimes(1)
    expect(screen.getByText('busy')).toBeVisible()
    end()
    await screen.findByText('ready')
    await send()
    expect(submit).toHaveBeenCalledTimes(2)
    end()
    await screen.findByText('ready')
  })

  it('is possible again after a handler that failed [UI-WIN-16]', async () => {
    const { result } = renderHook(useSubmitGuard)
    const lost = new Error('lost')
    await act(() => expect(result.current.run(() => Promise.reject(lost))).rejects.toBe(lost))
    expect(result.current.isBusy).toBe(false)
    const action = jest.fn()
    await act(() => result.current.run(action))
    expect(action).toHaveBeenCalledTimes(1)
  })

  it('is possible again when the handler of the pending submit allows it, not when the handler of an earlier submit does [UI-WIN-16]', async () => {
    const ends: (() => void)[] = []
    const lifts: (() => void)[] = []
    const submit = show(RIGHT, (_values, lift) => {
      lifts.push(lift)
      return new Promise<void>(resolve => ends.push(resolve))
    })
    await send()
    act(() => lifts[0]!())
    expect(screen.getByText('ready')).toBeVisible()
    await send()
    expect(submit).toHaveBeenCalledTimes(2)
    await act(async () => ends[0]!())
    act(() => lifts[0]!())
    expect(screen.getByText('busy')).toBeVisible()
    await send()
    expect(submit).toHaveBeenCalledTimes(2)
    ends[1]!()
    await screen.findByText('ready')
  })
})
