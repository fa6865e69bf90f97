import * as v from 'valibot'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { callFrame, sendFrameCall } from '../../../src/register/frame/registerFrameWire'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({}, new URL('http://localhost/'))

describe('a call of the registration frame', () => {
  it('[REG-CALL-46] is a POST to ajax.php with its action, even if the fields have another action', async () => {
    const sent = respondWith({ body: '{}' })
    await callFrame(config, 'check_mail', { id: '7', action: 'insert_user' })
    expect([sent[0]!.method, new URL(sent[0]!.url).pathname, sent[0]!.credentials]).toEqual([
      'POST',
      '/register/ajax.php',
      'include',
    ])
    expect([...new URLSearchParams(await sent[0]!.text())]).toEqual([
      ['id', '7'],
      ['action', 'check_mail'],
    ])
  })

  it('[REG-CALL-46] is a GET with the action in its query if the contract says so', async () => {
    const sent = respondWith({ body: '1' })
    await sendFrameCall(config, {
      action: 'check_voucher',
      method: 'GET',
      fields: { voucher: 'A & B' },
      schema: v.number(),
    })
    expect([sent[0]!.method, new URL(sent[0]!.url).search]).toEqual(['GET', '?voucher=A+%26+B&action=check_voucher'])
  })

  it('[REG-CALL-46] uses the frame’s address that the page configures', async () => {
    const sent = respondWith({ body: '{}' })
    await callFrame(
      resolveConfig({ paths: { register: 'https://portal.example/reg' } }, new URL('http://localhost/')),
      'check_account',
    )
    expect(sent[0]!.url).toBe('https://portal.example/reg/ajax.php')
  })

  it('[REG-FRM-07] reads the common fields of its response, and drops an unknown field', async () => {
    const answer = {
      next: 'message',
      error: 'registerframe_error_user',
      redirect: '/profil',
      message: 'm',
      title: 't',
      button_ok_text: 'ok',
      replace_text: { email: 'eva@x.example' },
      data: { fullmatch: [7] },
      originalRequest: { city: 'Stade' },
      doublet_id: '7',
      doublet_text: 'Eva | Stade',
    }
    respondWith({ body: JSON.stringify({ ...answer, more: 1 }) })
    expect(await callFrame(config, 'check_doublet')).toEqual(answer)
  })

  it('[REG-FRM-07] reads its common fields as PHP writes them', async () => {
    const answer = {
      next: 'message',
      error: '',
      redirect: 'true',
      title: null,
      message: 12,
      button_ok_text: 'ok',
      replace_text: [],
      originalRequest: { plz: 21680, gender: null },
      doublet_id: 7,
      doublet_text: 'Eva | Stade',
      data: { fullmatch: [] },
      more: 1,
    }
    respondWith({ body: JSON.stringify(answer) })
    expect(await callFrame(config, 'check_doublet')).toEqual({
      next: 'message',
      redirect: true,
      message: '12',
      button_ok_text: 'ok',
      replace_text: {},
      originalRequest: { plz: '21680', gender: '' },
      doublet_id: '7',
      doublet_text: 'Eva | Stade',
      data: { fullmatch: [] },
    })
  })

  it('[REG-API-13] [REG-API-16] reads the data passed between windows, with flags as PHP writes them', async () => {
    const passed = {
      on_login: '/profil',
      user_mail: 'eva@x.example',
      user_id: 7,
      account: 'eva',
      disable_registered: 1,
      problem: 'mail',
      remove_terms: 'true',
      voucherRole: 'press',
    }
    respondWith({ body: JSON.stringify({ next: 'verifymail', ...passed }) })
    expect(await callFrame(config, 'check_mail')).toEqual({
      next: 'verifymail',
      ...passed,
      user_id: '7',
      disable_registered: true,
      remove_terms: true,
    })
  })

  it.each([false, 0, '', '0', 'false', null])('reads %j as a flag that is not set', async given => {
    respondWith({ body: JSON.stringify({ disable_registered: given }) })
    expect((await callFrame(config, 'check_mail')).disable_registered).toBeFalsy()
  })

  it('accepts an empty response, as PHP writes an empty map', async () => {
    respondWith({ body: '[]' })
    expect(await callFrame(config, 'check_account')).toEqual({})
  })

  it.each([false, null, 0, []])('[REG-FRM-12] treats %j as a missing value', async none => {
    const names = ['next', 'error', 'redirect', 'message', 'title', 'button_ok_text', 'data', 'doublet_id', 'user_mail']
    respondWith({ body: JSON.stringify(Object.fromEntries(names.map(name => [name, none]))) })
    expect(await callFrame(config, 'check_doublet')).toEqual({})
  })

  it('[REG-FRM-12] reads false, null, 0 and an empty list inside a map as an empty text', async () => {
    respondWith({
      body: JSON.stringify({
        replace_text: { email: false, account: null, nr: 7 },
        originalRequest: { plz: 0, nr: [] },
      }),
    })
    expect(await callFrame(config, 'check_doublet')).toEqual({
      replace_text: { email: '', account: '', nr: '7' },
      originalRequest: { plz: '', nr: '' },
    })
  })

  it.each([1, '1', true, 'true'])('reads a redirect of %j as true', async redirect => {
    respondWith({ body: JSON.stringify({ redirect }) })
    expect((await callFrame(config, 'check_doublet')).redirect).toBe(true)
  })

  it.each([
    ['a text', '"Bitte anmelden"'],
    ['a value of next that is not a name', '{"next":{"a":1}}'],
    ['a redirect that is a list', '{"redirect":["/"]}'],
  ])('refuses %s as a response', async (_what, body) => {
    respondWith({ body })
    await expect(callFrame(config, 'check_account')).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
  })
})
