import { nearestName } from '../../src/config/checkOptions'

const names = ['account', 'accountId', 'blogAuthor']

test.each([
  ['acount', 'account'],
  ['ACCOUNTID', 'accountId'],
  ['blogauthr', 'blogAuthor'],
  ['colour', undefined],
  ['', undefined],
])('%j was meant to be %j', (wrong, name) => {
  expect(nearestName(wrong, names)).toBe(name)
})
