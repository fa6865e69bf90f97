/** @jest-environment node */
import { dateOptional, phoneNumber, phoneNumberOptional, timeOptional } from '../../../src/kit/rule/formatRules'
import { finishedEditing } from '../../../src/kit/rule/valueRules'
import { acceptedBy } from './acceptedBy'

const PHONES = ['+49 30 1234567', '+1 2 3', '+420 0 0']
const NO_PHONES = [
  '030 1234567',
  '49 30 1234567',
  '+49301234567',
  '+49-30-1234567',
  '+ 30 12',
  '+4999 30 12',
  '+49 30',
  '+49 30 12 34',
  '+49  30 12',
  '+49 30 12a',
  ' +49 30 12',
]

describe('the telephone rules', () => {
  it('accept + and 1 to 3 digits, then two groups of digits, each after a blank [UI-FLD-16]', () => {
    expect(acceptedBy(phoneNumber, [...PHONES, ...NO_PHONES, ''])).toEqual(PHONES)
  })

  it('let an optional number be empty or the default label text [UI-FLD-17]', () => {
    expect(acceptedBy(phoneNumberOptional, [...PHONES, ...NO_PHONES, ''])).toEqual([...PHONES, ''])
    expect(phoneNumberOptional('Telefon', { placeholder: 'Telefon' })).toBeUndefined()
    expect(phoneNumberOptional('Telefon')).toEqual({ rule: 'phoneNumber' })
  })
})

describe('the optional date', () => {
  it('is dd.mm.yyyy, dd/mm/yyyy or dd-mm-yyyy with the same separator twice [UI-FLD-21]', () => {
    const good = ['', '31.12.2026', '31/12/2026', '31-12-2026', '01.01.1900']
    const bad = [
      '31.12/2026',
      '31/12-2026',
      '31 12 2026',
      '1.12.2026',
      '31.1.2026',
      '31.12.26',
      '2026-12-31',
      '31.12.2026 ',
      '311220260',
      'gestern',
    ]
    expect(acceptedBy(dateOptional, [...good, ...bad])).toEqual(good)
    expect(dateOptional('Geburtsdatum', { placeholder: 'Geburtsdatum' })).toBeUndefined()
  })

  it('is an existing day', () => {
    expect(
      acceptedBy(dateOptional, [
        '29.02.2024',
        '29.02.2023',
        '29.02.1900',
        '29.02.2000',
        '31.04.2026',
        '00.01.2026',
        '01.00.2026',
        '01.13.2026',
        '31.12.2024',
      ]),
    ).toEqual(['29.02.2024', '29.02.2000', '31.12.2024'])
  })
})

describe('the optional time', () => {
  it('is h:mm or hh:mm [UI-FLD-22]', () => {
    const good = ['', '0:00', '9:05', '09:05', '19:59', '23:59']
    const bad = ['9:5', '9', '9.05', '009:05', '24:00', '9:60', '9:05 ', ':05', 'abends']
    expect(acceptedBy(timeOptional, [...good, ...bad])).toEqual(good)
    expect(timeOptional('Uhrzeit', { placeholder: 'Uhrzeit' })).toBeUndefined()
  })
})

describe('finished editing', () => {
  it('is reported by the field; a search box reports it only with free text or a validated choice [UI-FLD-06]', () => {
    const states = ['done', 'validated', 'freetext', 'invalidated', 'validating', 'editing', undefined] as const
    expect(states.filter(editing => !finishedEditing('Weimar', { editing }))).toStrictEqual([
      'done',
      'validated',
      'freetext',
    ])
    expect(finishedEditing('Weimar')).toEqual({ rule: 'finishedEditing' })
    expect(finishedEditing('Weimar', { editing: 'editing' })).toEqual({ rule: 'finishedEditing' })
  })
})
