/** @jest-environment node */
import fc from 'fast-check'
import {
  blurField,
  changeField,
  invalidFields,
  focusField,
  type FormPlan,
  validateForm,
  refuseField,
  reportEditing,
  sentValues,
  startForm,
  suspendFields,
} from '../../../src/kit/form/formModel'
import { equals, filled, finishedEditing, inputLength } from '../../../src/kit/rule/valueRules'
import { frameEmail } from '../../../src/kit/rule/emailRules'

interface Person {
  surname: string
  mail: string
  password: string
  confirm: string
  city: string
  terms: boolean
  tags: readonly string[]
}

const plan: FormPlan<Person> = {
  surname: { isRequired: true, placeholder: 'Nachname', rules: [filled, inputLength(2, 9)] },
  mail: { rules: [frameEmail], placeholder: 'E-Mail' },
  password: { isRequired: true, group: 'password' },
  confirm: { isRequired: true, group: 'password', rules: [equals] },
  city: { rules: [finishedEditing] },
  terms: { isRequired: true },
  tags: {},
}
const EMPTY: Person = { surname: '', mail: '', password: '', confirm: '', city: '', terms: false, tags: [] }
const RIGHT: Person = { ...EMPTY, surname: 'Lenz', password: 'abc', confirm: 'abc', terms: true }
const start = (values: Partial<Person> = {}) => startForm(plan, { ...EMPTY, ...values })
const errorOf = (state: ReturnType<typeof start>, name: keyof Person) => state.fields[name].error?.rule

describe('a field', () => {
  it('is edited from the focus on, and unedited again when left empty [UI-FLD-01]', () => {
    let state = start()
    expect(state.fields.surname.isEdited).toBe(false)
    state = focusField(state, 'surname')
    expect(state.fields.surname.isEdited).toBe(true)
    expect(blurField(plan, state, 'surname').fields.surname.isEdited).toBe(false)
    expect(blurField(plan, changeField(plan, state, 'surname', 'Nachname'), 'surname').fields.surname.isEdited).toBe(
      false,
    )
    expect(blurField(plan, changeField(plan, state, 'surname', 'Lenz'), 'surname').fields.surname.isEdited).toBe(true)
    expect(start({ surname: 'Lenz' }).fields.surname.isEdited).toBe(true)
    expect(changeField(plan, start(), 'surname', 'Lenz').fields.surname.isEdited).toBe(true)
  })

  it('that is a checkbox or a list is edited while the checkbox is ticked or the list has an entry', () => {
    const edited = [{ terms: true }, { tags: ['jazz'] }, {}].map(
      values => startForm(plan, { ...EMPTY, ...values }).fields,
    )
    expect(edited.map(({ terms }) => terms.isEdited)).toEqual([true, false, false])
    expect(edited.map(({ tags }) => tags.isEdited)).toEqual([false, true, false])
  })

  it('is validated on blur, not during the first typing [UI-FLD-02]', () => {
    const typed = changeField(plan, start(), 'mail', 'lenz@')
    expect(errorOf(typed, 'mail')).toBeUndefined()
    expect(errorOf(blurField(plan, typed, 'mail'), 'mail')).toBe('email')
  })

  it('is validated at each change after the first blur, and a choice at once [UI-FLD-02] [UI-FLD-20]', () => {
    let state = blurField(plan, changeField(plan, start(), 'mail', 'lenz@'), 'mail')
    state = changeField(plan, state, 'mail', 'lenz@haus.de')
    expect(errorOf(state, 'mail')).toBeUndefined()
    expect(errorOf(changeField(plan, state, 'mail', 'lenz@haus'), 'mail')).toBe('email')
    expect(errorOf(changeField(plan, changeField(plan, start(), 'terms', true), 'terms', false), 'terms')).toBe(
      'isChecked',
    )
  })

  it('of a group is validated when another field of the group changes [UI-FLD-13]', () => {
    let state = start({ password: 'abc', confirm: 'abd' })
    state = blurField(plan, state, 'confirm')
    expect(errorOf(state, 'confirm')).toBe('equals')
    expect(errorOf(changeField(plan, state, 'password', 'abd'), 'confirm')).toBeUndefined()
  })

  it('that is not marked nonempty is validated only if it has a value [UI-FLD-26]', () => {
    const mails = ['', 'E-Mail', 'lenz@'].map(mail => errorOf(validateForm(plan, start({ mail })), 'mail'))
    expect(mails).toEqual([undefined, undefined, 'email'])
    expect(errorOf(validateForm(plan, start()), 'surname')).toBe('nonempty')
  })

  it('that is marked nonempty has an error if it is empty or its value is the default label text [UI-FLD-03]', () => {
    const errors = ['', 'Nachname', 'Lenz'].map(surname => errorOf(validateForm(plan, start({ surname })), 'surname'))
    expect(errors).toEqual(['nonempty', 'nonempty', undefined])
  })

  it('is not validated while its rules are disabled [UI-FLD-26]', () => {
    const wrong = validateForm(plan, start({ mail: 'lenz@' }))
    const resting = suspendFields(plan, wrong, ['mail', 'surname'], true)
    expect([errorOf(resting, 'mail'), errorOf(resting, 'surname'), errorOf(resting, 'terms')]).toEqual([
      undefined,
      undefined,
      'isChecked',
    ])
    expect(errorOf(validateForm(plan, resting), 'mail')).toBeUndefined()
    expect(errorOf(suspendFields(plan, resting, ['mail'], false), 'mail')).toBe('email')
  })

  it('has the error of the first rule that it breaks', () => {
    const errors = [' ', 'L', 'Lenz'].map(surname => errorOf(validateForm(plan, start({ surname })), 'surname'))
    expect(errors).toEqual(['nonempty', 'inputLength', undefined])
  })

  it('that reports its editing state is valid only when editing is finished [UI-FLD-06]', () => {
    const typing = reportEditing(plan, validateForm(plan, start({ ...RIGHT, city: 'Wei' })), 'city', 'editing')
    expect(invalidFields(plan, typing)).toEqual(['city'])
    expect(invalidFields(plan, reportEditing(plan, typing, 'city', 'freetext'))).toEqual([])
    const unreported = validateForm(plan, start({ ...RIGHT, city: 'Weimar' }))
    expect(invalidFields(plan, unreported)).toEqual([])
  })

  it('keeps the server’s error until its value changes or the form is sent again', () => {
    const refused = refuseField(validateForm(plan, start(RIGHT)), 'surname', 'Diesen Namen gibt es schon.')
    expect(refused.fields.surname.refusal).toBe('Diesen Namen gibt es schon.')
    expect(blurField(plan, refused, 'surname').fields.surname.refusal).toBeDefined()
    expect(changeField(plan, refused, 'surname', 'Lenz-Kuhn').fields.surname.refusal).toBeUndefined()
    expect(validateForm(plan, refused).fields.surname.refusal).toBeUndefined()
  })
})

describe('a form', () => {
  it('can be sent when every field is valid, and lists the invalid ones in the plan’s order', () => {
    expect(invalidFields(plan, validateForm(plan, start(RIGHT)))).toEqual([])
    expect(invalidFields(plan, validateForm(plan, start({ ...RIGHT, confirm: 'x', terms: false })))).toEqual([
      'confirm',
      'terms',
    ])
  })

  it('sends a value that equals its default label text as empty', () => {
    expect(sentValues(plan, start({ surname: 'Nachname', mail: 'E-Mail', confirm: 'Nachname' }))).toEqual({
      ...EMPTY,
      confirm: 'Nachname',
    })
  })

  it('finds the same errors in typed values as in initial values, in any order of typing', () => {
    const person = fc.record({
      surname: fc.constantFrom('', 'Nachname', 'Lenz'),
      mail: fc.constantFrom('', 'E-Mail', 'x', 'a@bc.de'),
      password: fc.constantFrom('', 'abc'),
      confirm: fc.constantFrom('', 'abc', 'abd'),
      city: fc.constantFrom('', 'Weimar'),
      terms: fc.boolean(),
      tags: fc.array(fc.string()),
    })
    const names = Object.keys(EMPTY) as (keyof Person)[]
    fc.assert(
      fc.property(person, fc.shuffledSubarray(names, { minLength: names.length }), (values, order) => {
        const typed = order.reduce(
          (state, name) => blurField(plan, changeField(plan, focusField(state, name), name, values[name]), name),
          start(),
        )
        const given = validateForm(plan, start(values))
        expect(names.map(name => errorOf(validateForm(plan, typed), name))).toEqual(
          names.map(name => errorOf(given, name)),
        )
      }),
    )
  })
})
