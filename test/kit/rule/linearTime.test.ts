/** @jest-environment node */
import fc from 'fast-check'
import { accountName, frameEmail, layerEmail } from '../../../src/kit/rule/emailRules'
import {
  dateOptional,
  number,
  numberOptional,
  phoneNumber,
  phoneNumberOptional,
  timeOptional,
} from '../../../src/kit/rule/formatRules'
import { equals, finishedEditing, inputLength, nonempty } from '../../../src/kit/rule/valueRules'
import { framePassword, layerPassword, passwordMeter } from '../../../src/kit/rule/passwordRules'
import type { Rule } from '../../../src/kit/rule/Rule'
import { urlOptional } from '../../../src/kit/rule/urlRules'
import { growthOf } from './growthOf'

// The shorter input runs first: it reveals quadratic time within a second, where the longer one would take minutes.
const LENGTHS = [12_500, 100_000]
const MAX_GROWTH = 24
// A busy machine may delay one measurement, but not three in a row of the same input.
const MEASUREMENTS = [1, 2, 3]

const rules: Readonly<Record<string, Rule>> = {
  nonempty,
  frameEmail,
  layerEmail,
  accountName,
  urlOptional,
  equals,
  number,
  numberOptional,
  phoneNumber,
  phoneNumberOptional,
  inputLength: inputLength(),
  framePassword,
  layerPassword,
  dateOptional,
  timeOptional,
  finishedEditing,
  passwordMeter: value => void passwordMeter(value),
}

// Patterns backtrack if the beginning of a text matches, a repetition matches in several ways, and the end never
// matches.
const STARTS = [
  '',
  'a@',
  'a@b.',
  'http://',
  'http://a@',
  'http://1.1.1.',
  'http://a.de:',
  'http://a.de/',
  '+1 ',
  '+1 2 ',
  '01.01.',
  'A1',
] as const
const UNITS = ['a', '1', '.', '-', '@', 'a-', 'a.', 'aa.', '1 ', ':', 'ä', '🎻'] as const
const ENDS = ['', '!', '@', '.d'] as const

const hard = (start: string, unit: string, end: string) => (length: number) =>
  start + unit.repeat(length / unit.length) + end

describe.each(Object.entries(rules))('%s', (_name, rule) => {
  it('needs linear time, even for hostile input', () => {
    const inputs = STARTS.flatMap(start => UNITS.flatMap(unit => ENDS.map(end => ({ start, unit, end }))))
    const slow = inputs.find(({ start, unit, end }) => {
      const make = hard(start, unit, end)
      return LENGTHS.some(length => MEASUREMENTS.every(() => growthOf(part => rule(make(part)), length) > MAX_GROWTH))
    })
    expect(slow).toBeUndefined()
  })

  it('has a result for every text, the same each time', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(fc.constantFrom(...STARTS, ...UNITS, ...ENDS), { maxLength: 30 }).map(parts => parts.join('')),
    )
    fc.assert(fc.property(text, value => expect(rule(value)).toEqual(rule(value))))
  })
})
