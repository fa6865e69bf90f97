/** @jest-environment node */
import { invalidFields, reportEditing, startForm, validateForm } from '../../../src/kit/form/formModel'
import type { EditingState } from '../../../src/kit/rule/Rule'
import type { PersonFields } from '../../../src/register/person/personWire'
import { planNameAddress, sentPerson, startNameAddress } from '../../../src/register/nameAddress/nameAddressModel'

const nobody = { originalRequest: undefined, unfinished: undefined, person: null, userMail: undefined }
const person = {
  id: '12',
  surname: 'Weiß',
  firstname: 'Jörg',
  city: 'Stade',
  city_id: '2829901',
  email: 'j@x.example',
  gender: 'm',
  plz: '01067',
  phone: '+49 4141 77',
  street: 'Am Markt',
  nr: '7a',
  description: 'Film',
}

describe('the name and address form starts', () => {
  it('[REG-NAD-04] [REG-API-13] empty for a visitor, except for the e-mail address that the page knows', () => {
    const { values, city } = startNameAddress({ ...nobody, userMail: 'eva@x.example' })
    expect(Object.values({ ...values, email: '' }).filter(value => value !== '' && value !== false)).toEqual([])
    expect(values.email).toBe('eva@x.example')
    expect(city).toEqual({ status: 'invalidated', text: '', id: null })
  })

  it('[REG-NAD-13] with the data of the current account', () => {
    const { values, city } = startNameAddress({ ...nobody, person, userMail: 'other@x.example' })
    const { id: _id, ...fields } = person
    expect(values).toEqual({ ...fields, birthday: '', terms: false })
    expect(city).toEqual({ status: 'validated', text: 'Stade', id: '2829901' })
  })

  it('with the values sent before, else with those that the tab stored, but never with accepted terms', () => {
    const originalRequest = { firstname: 'Jörn', surname: 'Weiß', city: 'Hollern', email: 'j@x.example' }
    const unfinished = { firstname: 'Jö', terms: true }
    expect(startNameAddress({ ...nobody, originalRequest, unfinished }).values).toMatchObject({
      firstname: 'Jörn',
      terms: false,
    })
    expect(startNameAddress({ ...nobody, unfinished }).values).toMatchObject({
      firstname: 'Jö',
      surname: '',
      terms: false,
    })
  })

  it('with the e-mail address of the account, whatever the tab stored', () => {
    expect(
      startNameAddress({ ...nobody, person, unfinished: { email: 'old@x.example', firstname: 'Jo' } }).values,
    ).toMatchObject({ email: 'j@x.example', firstname: 'Jo' })
  })

  it.each([
    [{ city: 'Hollern' }, 'freetext'],
    [{ city: 'Hollern', city_status: 'freetext' }, 'freetext'],
    [{ city: 'Stad', city_status: 'editing' }, 'invalidated'],
    [{ city: 'Stad', city_status: 'invalidated' }, 'invalidated'],
    [{ city: 'Stade', city_id: '2829901', city_status: 'validated' }, 'validated'],
  ])('with the city in its stored state: %j', (unfinished, status) => {
    expect(startNameAddress({ ...nobody, unfinished }).city.status).toBe(status)
  })

  it.each([[{ firstname: 7, city: ['x'] }], [{ terms: 'yes' }]])('without values of a wrong type: %j', unfinished => {
    const { values } = startNameAddress({ ...nobody, unfinished: unfinished as never })
    expect(values).toMatchObject({ firstname: '', city: '', terms: false })
  })
})

it.each([
  ['REG-NAD-01', 'firstname', 'Jörn'],
  ['REG-NAD-02', 'surname', 'Weiß'],
  ['REG-NAD-03', 'city_id', '2829901'],
  ['REG-NAD-04', 'email', 'j@x.example'],
  ['REG-NAD-05', 'gender', 'm'],
  ['REG-NAD-06', 'plz', '01067'],
  ['REG-NAD-07', 'phone', '+49 4141 77'],
  ['REG-NAD-08', 'street', 'Am Markt'],
  ['REG-NAD-09', 'nr', '7a'],
  ['REG-NAD-10', 'description', 'Film'],
  ['REG-NAD-11', 'birthday', '04.03.1968'],
] as const)('[%s] the field %s is filled in again after the question about similar persons', (_id, name, value) => {
  const { values } = startNameAddress({ ...nobody, originalRequest: { [name]: value } })
  expect(values[name]).toBe(value)
  expect(Object.values(values).filter(Boolean)).toEqual([value])
})

test('[REG-NAD-17] the form sends the fields of a person, and no other values', () => {
  const { values } = startNameAddress({ ...nobody, person })
  expect(sentPerson({ ...values, firstname: ' Jörg ', terms: true })).toEqual({
    ...person,
    id: undefined,
    birthday: '',
  })
  expect(Object.keys(sentPerson(values)).sort()).toEqual([
    'birthday',
    'city',
    'city_id',
    'description',
    'email',
    'firstname',
    'gender',
    'nr',
    'phone',
    'plz',
    'street',
    'surname',
  ])
})

test('[REG-NAD-17] fields that the portal does not send are sent back only if the person enters something', () => {
  const { values } = startNameAddress({ ...nobody, person })
  const unread = ['phone', 'nr', 'city', 'city_id']
  const emptied = { ...values, phone: ' ', nr: '4', city: ' ', city_id: '' }
  expect(sentPerson(emptied, unread)).toEqual({
    ...sentPerson(emptied),
    phone: undefined,
    city: undefined,
    city_id: undefined,
  })
  const located = { ...emptied, city: 'Stade' }
  expect(sentPerson(located, unread)).toEqual({ ...sentPerson(located), city_id: '', phone: undefined })
})

describe('the fields of the form', () => {
  /** Returns the errors of a form that is sent with the changed values. */
  const errorsOf = (changes: Partial<PersonFields>, city: EditingState = 'validated') => {
    const plan = planNameAddress({ phoneExample: '', birthdayExample: '', hasTerms: true, isMailFixed: false })
    const { values } = startNameAddress({ ...nobody, person: { ...person, email: 'j@post.example' } })
    const form = startForm(plan, { ...values, terms: true, ...changes })
    const sent = validateForm(plan, reportEditing(plan, form, 'city', city))
    return invalidFields(plan, sent).map(name => `${name}: ${sent.fields[name].error!.rule}`)
  }

  it.each([
    [{}, []],
    [{ firstname: ' ', surname: ' ' }, ['firstname: nonempty', 'surname: nonempty']],
  ])('are validated: %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })

  it.each([
    [
      '[REG-NAD-04]',
      { firstname: '', surname: '', email: '', city: '', plz: '' },
      ['firstname: nonempty', 'surname: nonempty', 'email: nonempty', 'city: nonempty'],
    ],
    [
      '[REG-NAD-04] [REG-NAD-07] [REG-NAD-11]',
      { email: 'j@x', phone: '04141 77', birthday: '31.02.1968' },
      ['email: email', 'phone: phoneNumber', 'birthday: date'],
    ],
    // The layers have another rule: it accepts only the first address.
    ['[REG-NAD-04]', { email: 'j+x@haus.de' }, ['email: email']],
    ['[REG-NAD-04]', { email: 'j@haus.museum' }, []],
  ])('%s are validated: %j', (_ids, changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors)
  })

  it('have an error at the city while its input is not finished', () => {
    expect(errorsOf({}, 'editing')).toEqual(['city: finishedEditing'])
  })
})

test('the consent is required unless the page turns it off', () => {
  const plan = (hasTerms: boolean) =>
    planNameAddress({ phoneExample: '', birthdayExample: '', hasTerms, isMailFixed: false })
  expect([plan(true).terms.isRequired, plan(false).terms.isRequired]).toEqual([true, false])
})
