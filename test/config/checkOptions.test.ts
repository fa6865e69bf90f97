/** @jest-environment node */
import { nearestName } from '../../src/config/checkOptions'

const names = ['account', 'accountId', 'blogAuthor']

test.each([
  ['acount', 'account'],
  ['akount', 'account'],
  ['ACCOUNTID', 'accountId'],
  ['blogauthr', 'blogAuthor'],
  ['colour', undefined],
  ['', undefined],
])('the known name nearest to %j is %j', (wrong, name) => {
  expect(nearestName(wrong, names)).toBe(name)
})
