/** @jest-environment node */
import {
  hasRow,
  ROWS,
  savedAccount,
  startTemporaryForm,
} from '../../../../src/register/temporaryAccount/form/temporaryFormModel'
import type { SlotData } from '../../../../src/template/useSlotData'

const slot = (attributes: Record<string, string>, options: SlotData['options'] = [], value?: string): SlotData => ({
  options,
  value,
  attributes: new Map(Object.entries(attributes)),
})
const types = [
  { value: '1', label: 'Privatperson' },
  { value: '2', label: 'Künstlerin' },
]
const shown = (rowsByType: Parameters<typeof hasRow>[0], type: string) =>
  ROWS.filter(row => hasRow(rowsByType, type, row))
const typesWith = (attributes: Record<string, string>, value?: string) =>
  startTemporaryForm(new Map([['account_types', slot(attributes, types, value)]]))

describe('[REG-TMP-13] the rows of an account type', () => {
  it('are the page’s own, if it names them, else the template’s', () => {
    const data = new Map([['account_types', slot({ options: '{"1":["firstname"]}' }, types)]])
    expect(shown(startTemporaryForm(data).rowsByType, '1')).toEqual(['firstname'])
    expect(shown(startTemporaryForm(data, { accountTypes: { 1: ['aliasname'] } }).rowsByType, '1')).toEqual([
      'aliasname',
    ])
    const accountTypes = [{ id: 1, name: 'Privatperson' }]
    expect(shown(startTemporaryForm(data, { accountTypes }).rowsByType, '1')).toEqual(['firstname'])
  })

  it.each(['', '9', 'constructor', '__proto__'])('are all rows for an unknown type: %j', type => {
    expect(shown({ 1: ['firstname'] }, type)).toEqual(ROWS)
  })

  it.each(['', 'null', '[]', '7', '{', '"1"', '{"1":null}', '{"1":"firstname"}', '{"1":{"firstname":true}}'])(
    'are all rows if the template has no list of rows for the type: %j',
    options => {
      expect(shown(typesWith({ options }).rowsByType, '1')).toEqual(ROWS)
    },
  )
})

describe('the first values', () => {
  it.each([
    [{ accountTypeId: '2' }, undefined, '2'],
    [{}, '2', '2'],
    [{ accountTypeId: '1' }, '2', '1'],
    [{ accountTypeId: '99' }, undefined, ''],
    [{}, undefined, ''],
  ])('[REG-TMP-14] are the template’s, if they can be chosen: %j, selected %j', (attributes, selected, chosen) => {
    expect(typesWith(attributes, selected).values.taccount_type_id).toBe(chosen)
  })

  it.each([
    [{ genderId: '2' }, undefined, '2'],
    [{}, '1', '1'],
    [{ genderId: '9' }, undefined, ''],
  ])('[REG-TMP-14] are the template’s gender, if it can be chosen: %j, selected %j', (attributes, selected, chosen) => {
    const data = new Map([['gender', slot(attributes, types, selected)]])
    expect(startTemporaryForm(data).values).toMatchObject({ gender: chosen, taccount_type_id: '' })
  })

  it('are empty without a template', () => {
    expect(startTemporaryForm(new Map())).toEqual({
      genders: [],
      accountTypes: [],
      rowsByType: {},
      values: {
        gender: '',
        taccount_type_id: '',
        firstname: '',
        surname: '',
        artistname: '',
        aliasname: '',
        existmail: '',
      },
    })
  })
})

describe('[REG-TMP-28] the choices', () => {
  const configured = {
    accountTypes: [
      { id: 7, name: 'Verein', rows: ['aliasname'] },
      { id: 8, name: 'Band' },
    ],
    genders: [{ id: 'f', name: 'weiblich' }],
  }

  it('are the page’s own if the template has none', () => {
    const { accountTypes, genders, rowsByType } = startTemporaryForm(
      new Map([['gender', slot({}, [{ value: '', label: 'Bitte wählen' }])]]),
      configured,
    )
    expect(accountTypes).toEqual([
      { value: '7', label: 'Verein' },
      { value: '8', label: 'Band' },
    ])
    expect(genders).toEqual([{ value: 'f', label: 'weiblich' }])
    expect([shown(rowsByType, '7'), shown(rowsByType, '8')]).toEqual([['aliasname'], ROWS])
  })

  it('are the template’s if both have some', () => {
    expect(startTemporaryForm(new Map([['account_types', slot({}, types)]]), configured).accountTypes).toEqual(types)
  })
})

it('the form saves values without spaces around them, and empty texts for fields that it does not show', () => {
  const values = {
    gender: '1',
    taccount_type_id: '1',
    firstname: ' Eva\u00a0',
    surname: 'x',
    artistname: 'y',
    aliasname: 'z',
    existmail: ' a@b ',
  }
  expect(savedAccount(values, { 1: ['firstname', 'existmail'] })).toEqual({
    ...values,
    firstname: 'Eva',
    surname: '',
    artistname: '',
    aliasname: '',
    existmail: 'a@b',
  })
})
