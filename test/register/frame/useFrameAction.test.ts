/** @jest-environment node */
import type { FrameOptions } from '../../../src/register/frame/FrameOptions'
import { routeResponse } from '../../../src/register/frame/useFrameAction'

const given: FrameOptions = {
  on_login: '/profil',
  user_mail: 'eva@x.example',
  user_id: 7,
  account: 'eva',
  redirect: '/start',
  replace_text: { account: 'eva' },
  disable_registered: true,
  problem: 'mail',
  remove_terms: true,
  voucherRole: 'press',
}

describe('the step after a response of the frame', () => {
  it('[REG-FRM-03] is the window that the response names, even if the response has an error', () => {
    expect(routeResponse({ next: 'nameaddress', error: 'registerframe_error_user' }, {})).toMatchObject({
      kind: 'window',
      name: 'nameaddress',
    })
  })

  it('[REG-FRM-04] is the error of the response if the response names no window', () => {
    expect(routeResponse({ error: 'registerframe_error_exists', message: 'x' }, {})).toEqual({
      kind: 'error',
      error: 'registerframe_error_exists',
    })
  })

  it('[REG-FRM-05] [REG-FRM-06] is otherwise the message that the call failed, without a redirect', () => {
    const route = routeResponse({ redirect: '/profil', title: 'Fertig' }, { redirect: '/start' })
    expect(route).toEqual({
      kind: 'window',
      name: 'message',
      options: { redirect: false, message: 'registerframe_message_fail' },
    })
  })

  it('[REG-API-02] is the window that the page configures in place of the named one', () => {
    expect(routeResponse({ next: 'newaccount' }, { windows: { newaccount: 'userpass' } })).toMatchObject({
      name: 'userpass',
    })
    expect(routeResponse({ next: 'constructor' }, { windows: {} })).toMatchObject({ name: 'constructor' })
  })

  it('[REG-API-02] is the window that replaces the named one, and is not replaced a second time; the next window gets the same replacements', () => {
    const windows = { checkdoublet: 'nameselect', nameselect: 'voucher', voucher: 'message' } as const
    const names = ['checkdoublet', 'nameselect', 'voucher', 'userpass'].map(next =>
      routeResponse({ next }, { windows }),
    )
    expect(names).toEqual(
      ['nameselect', 'voucher', 'message', 'userpass'].map(name => ({ kind: 'window', name, options: { windows } })),
    )
  })

  it.each([
    ['[REG-API-13]', ['on_login', 'user_mail', 'user_id', 'account']],
    ['[REG-API-14]', ['redirect']],
    ['[REG-API-15]', ['replace_text']],
    ['[REG-API-16]', ['disable_registered', 'problem', 'remove_terms', 'voucherRole']],
  ] as const)('%s gets the options of the page: %p', (_id, names) => {
    const options = Object.fromEntries(names.map(name => [name, given[name]]))
    expect(routeResponse({ next: 'userpass' }, options)).toEqual({ kind: 'window', name: 'userpass', options })
  })

  it('[REG-API-14] [REG-API-15] prefers the redirect and each text of the response to those of the page', () => {
    const route = routeResponse(
      { next: 'message', redirect: true, replace_text: { email: 'eva@x.example' } },
      { redirect: '/start', replace_text: { email: 'old', account: 'eva' } },
    )
    expect(route).toMatchObject({
      options: { redirect: true, replace_text: { email: 'eva@x.example', account: 'eva' } },
    })
  })

  it('[REG-FRM-07] gets every common field of its own response, and from an earlier response only redirect and replace_text', () => {
    const said = {
      redirect: '/x',
      message: 'm',
      title: 't',
      button_ok_text: 'o',
      replace_text: { a: 'b' },
      data: { fullmatch: [] },
      originalRequest: { city: 'Stade' },
      doublet_id: '7',
      doublet_text: 'Eva',
    }
    expect(routeResponse({ next: 'message', ...said }, {})).toEqual({ kind: 'window', name: 'message', options: said })
    expect(routeResponse({ next: 'verifymail' }, said)).toEqual({
      kind: 'window',
      name: 'verifymail',
      options: { redirect: '/x', replace_text: { a: 'b' } },
    })
  })
})
