/** @jest-environment node */
import { accountName, frameEmail } from '../../../src/kit/rule/emailRules'
import { equals, inputLength, isChecked, nonempty } from '../../../src/kit/rule/valueRules'
import { framePassword } from '../../../src/kit/rule/passwordRules'
import { number, numberOptional } from '../../../src/kit/rule/formatRules'
import { acceptedBy } from './acceptedBy'

describe('nonempty', () => {
  it('refuses the empty text and the default label text, and nothing else [UI-FLD-03]', () => {
    expect(nonempty('')).toEqual({ rule: 'nonempty' })
    expect(nonempty('Vorname', { placeholder: 'Vorname' })).toEqual({ rule: 'nonempty' })
    expect(nonempty('Vorname', { placeholder: 'Nachname' })).toBeUndefined()
    expect(nonempty('0')).toBeUndefined()
  })
})

describe('the registration frame’s e-mail rule', () => {
  it('takes word characters, - and ., an @, two or more such characters, a point and 2 to 22 word characters [UI-FLD-07]', () => {
    const good = [
      'a@bc.de',
      'anna_lena-maria.k1@kultur_haus-.x.museum',
      '._-@.-.de',
      `a@bc.${'x'.repeat(22)}`,
      `${'a'.repeat(90)}@${'b'.repeat(90)}.de`,
      'a@bc.d_9',
    ]
    const bad = [
      '',
      'a',
      '@bc.de',
      'a@b.de',
      'a@bcde',
      'a@bc.d',
      `a@bc.${'x'.repeat(23)}`,
      'a+b@bc.de',
      'ä@bc.de',
      'a b@bc.de',
      'a@bc@de.de',
      'a@bc.de\n',
      ' a@bc.de',
      'a@bc.d-e',
    ]
    expect(acceptedBy(frameEmail, [...good, ...bad])).toEqual(good)
  })

  it('refuses the default label text even if it is an address [UI-FLD-07]', () => {
    expect(frameEmail('name@kulturportal.example', { placeholder: 'name@kulturportal.example' })).toEqual({
      rule: 'email',
    })
  })
})

describe('the account rule', () => {
  it('takes 2 to 25 letters, digits and - that neither begin nor end with -, or an e-mail address as in the registration frame [UI-FLD-08]', () => {
    const good = ['ab', 'Kulturhaus', 'haus-7', '7-7', 'a'.repeat(25), 'a.b@haus.example', 'a@bc.museum', '  haus  ']
    const bad = ['', 'a', 'a'.repeat(26), '-ab', 'ab-', 'a_b', 'a.b', 'käthe', 'a b', 'a+b@haus.example']
    expect(acceptedBy(accountName, [...good, ...bad])).toEqual(good)
    expect(accountName('name@haus.example', { placeholder: 'name@haus.example' })).toEqual({ rule: 'account' })
  })
})

describe('equals', () => {
  it('requires a value, the same in every field of the group [UI-FLD-13]', () => {
    expect(equals('geheim1!', { group: ['geheim1!', 'geheim1!', 'geheim1!'] })).toBeUndefined()
    expect(equals('geheim1!', { group: ['geheim1!', 'geheim1!', 'Geheim1!'] })).toEqual({ rule: 'equals' })
    expect(equals('geheim1!', { group: ['Geheim1!', 'geheim1!', 'geheim1!'] })).toEqual({ rule: 'equals' })
    expect([equals('geheim1!'), equals('geheim1!', {})]).toEqual([undefined, undefined])
    expect(equals('', { group: ['', ''] })).toEqual({ rule: 'equals' })
    expect(equals('Passwort', { group: ['Passwort', 'Passwort'], placeholder: 'Passwort' })).toEqual({ rule: 'equals' })
  })
})

describe('the number rules', () => {
  it('accept any text for a required number, except an empty text [UI-FLD-14]', () => {
    expect(acceptedBy(number, ['', '12', '1,5', 'zwölf', '-', ' '])).toEqual(['12', '1,5', 'zwölf', '-', ' '])
  })

  it('accept everything if a number is optional [UI-FLD-15]', () => {
    expect(acceptedBy(numberOptional, ['', '12', 'zwölf'])).toEqual(['', '12', 'zwölf'])
  })
})

describe('inputLength', () => {
  it('takes 5 to 255 characters unless a field says otherwise [UI-FLD-18]', () => {
    const lengths = (rule: ReturnType<typeof inputLength>) =>
      [0, 1, 2, 3, 4, 5, 6, 254, 255, 256].filter(length => !rule('x'.repeat(length)))
    expect(lengths(inputLength())).toEqual([5, 6, 254, 255])
    expect(lengths(inputLength(2, 4))).toEqual([2, 3, 4])
    expect(inputLength(2, 4)('x')).toEqual({ rule: 'inputLength', markers: { MIN: 2, MAX: 4 } })
  })

  it('counts a surrogate pair once', () => {
    expect(inputLength(1, 5)('🎻🎺🥁🎹🎸')).toBeUndefined()
    expect(inputLength()('🎻🎺🥁')).toEqual(expect.objectContaining({ rule: 'inputLength' }))
  })
})

describe('the registration frame’s password rule', () => {
  it('requires at least 8 characters with a letter, a digit and a non-word character [UI-FLD-19]', () => {
    const good = ['abcdef1!', 'ABCDEF1 ', 'äöüßäö1!', 'geheim-2026']
    const bad = ['', 'abcde1!', 'abcdefg!', '1234567!', 'abcdefg1', 'abcdef1_']
    expect(acceptedBy(framePassword, [...good, ...bad])).toEqual(good)
  })
})

describe('isChecked', () => {
  it('requires at least one checked value [UI-FLD-20]', () => {
    expect(isChecked(false)).toEqual({ rule: 'isChecked' })
    expect(isChecked([])).toEqual({ rule: 'isChecked' })
    expect(isChecked(true)).toBeUndefined()
    expect(isChecked(['museum'])).toBeUndefined()
  })
})
