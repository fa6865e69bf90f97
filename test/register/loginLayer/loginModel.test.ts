/** @jest-environment node */
import { stepAfterCheck } from '../../../src/register/loginLayer/loginModel'

// The registration frame has another rule: it refuses the first two addresses, and accepts the last two.
it.each([
  ['[REG-LAY-25]', 'a+b@x.de', 'newAccount'],
  ['[REG-LAY-25]', 'a@x.de', 'newAccount'],
  ['[REG-LAY-26]', 'a@haus.museum', undefined],
  ['[REG-LAY-26]', 'a@kultur_haus.de', undefined],
])('[REG-LAY-31] %s by the layers’ e-mail rule, the step after the unknown account %s is %s', (_id, account, step) => {
  expect(stepAfterCheck({ success: false }, account)).toBe(step)
})

it.each([
  ['[REG-LAY-23]', true, 'password'],
  ['[REG-LAY-24]', 'ACCOUNT_NOT_FINISCHED', 'unfinished'],
] as const)('%s no e-mail rule decides about a known account: success %s leads to step %s', (_id, success, step) => {
  for (const account of ['archiv', 'a+b@x.de', 'a@haus.museum']) expect(stepAfterCheck({ success }, account)).toBe(step)
})
