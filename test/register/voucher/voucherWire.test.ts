import { resolveConfig } from '../../../src/config/resolveConfig'
import { checkVoucher, setAclByVoucher } from '../../../src/register/voucher/voucherWire'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({}, new URL('http://localhost/'))

describe.each([
  ['[REG-CALL-16]', 'check_voucher', checkVoucher],
  ['[REG-CALL-17]', 'set_acl_by_voucher', setAclByVoucher],
] as const)('%s %s', (_id, action, call) => {
  it('sends the voucher and its role by GET', async () => {
    const sent = respondWith({ body: 'true' })
    await call(config, { voucher: 'UFER 1', voucher_role: 'press' })
    const { pathname, searchParams } = new URL(sent[0]!.url)
    expect([sent[0]!.method, pathname, Object.fromEntries(searchParams)]).toEqual([
      'GET',
      '/register/ajax.php',
      { action, voucher: 'UFER 1', voucher_role: 'press' },
    ])
  })

  it.each([
    ['true', true],
    ['"true"', true],
    ['false', false],
    ['"false"', false],
    ['1', false],
    ['{"success":true}', false],
    ['null', false],
  ])("returns true only for true and 'true': %s", async (body, isTrue) => {
    respondWith({ body })
    expect(await call(config, { voucher: 'A', voucher_role: '' })).toBe(isTrue)
  })
})
