/** @jest-environment node */
import * as v from 'valibot'
import { portalEntries, portalNumber } from '../../src/wire/portalValues'

const natives = Object.values

afterEach(() => {
  Object.values = natives
})

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [{ 3: 'a', 7: 'b' }, ['a', 'b']],
  ['', []],
  [false, []],
  [null, []],
])('the entries of %j are %j, also where Prototype.js has replaced Object.values', (list, entries) => {
  Object.values = (object: object) => [...natives(object), ...(Array.isArray(object) ? [object.map] : [])]
  expect(v.parse(portalEntries, list)).toEqual(entries)
})

test.each([
  [7, 7],
  ['7', 7],
  ['1200.0', 1200],
  ['0.75', 0.75],
  ['-3', -3],
])('the number %j is read as %d', (value, number) => {
  expect(v.parse(portalNumber, value)).toBe(number)
})

test.each(['', ' ', '7px', '1e3', '0x7', '1.', '.5', '1,5', '1.2.3', '--1', 'NaN', 'Infinity', null, true, [], {}])(
  '%j is not read as a number',
  value => {
    expect(v.is(portalNumber, value)).toBe(false)
  },
)
