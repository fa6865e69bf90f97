/** @jest-environment node */
import * as v from 'valibot'
import { portalEntries } from '../../src/wire/portalValues'

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
