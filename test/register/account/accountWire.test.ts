import { resolveConfig } from '../../../src/config/resolveConfig'
import {
  changePassword,
  checkAccountExists,
  createAccount,
  fetchSession,
  sendReminder,
  tryLogin,
} from '../../../src/register/account/accountWire'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({}, new URL('http://localhost/'))
const given = { user_id: 7, on_login: '/profil' }
const login = { username: 'Eva & Co', passwd: ' ä"1 ', stays: true }

describe.each([
  [
    '[REG-CALL-10] try_login',
    () => tryLogin(config, login, given),
    {
      action: 'try_login',
      username: 'Eva & Co',
      passwd: ' ä"1 ',
      user_id: '7',
      on_login: '/profil',
      stay_logged_in: '1',
    },
  ],
  [
    '[REG-CALL-10] try_login, for this visit only',
    () => tryLogin(config, { ...login, stays: false }, {}),
    { action: 'try_login', username: 'Eva & Co', passwd: ' ä"1 ', user_id: '', on_login: '', stay_logged_in: '0' },
  ],
  [
    '[REG-CALL-11] send_reminder',
    () => sendReminder(config, 'Eva.Maier'),
    { action: 'send_reminder', account: 'Eva.Maier' },
  ],
  [
    '[REG-CALL-12] create_account',
    () => createAccount(config, login, given),
    { action: 'create_account', passwd: ' ä"1 ', username: 'Eva & Co', user_id: '7', on_login: '/profil' },
  ],
  [
    '[REG-CALL-14] change_password',
    () => changePassword(config, { password: 'Xy', email: 'Eva@x.de' }),
    { action: 'change_password', password: 'Xy', email: 'Eva@x.de' },
  ],
] as const)('%s', (_name, call, fields) => {
  it('posts its fields and nothing else, and returns the common fields', async () => {
    const sent = respondWith({ body: '{"next":"message","error":null}' })
    expect(await call()).toMatchObject({ next: 'message', error: undefined })
    expect(sent[0]!.method).toBe('POST')
    expect(Object.fromEntries(new URLSearchParams(await sent[0]!.text()))).toEqual(fields)
  })

  it('returns the error and the other texts of the response', async () => {
    const texts = { error: 'Nein, {email}', title: 't', message: 'm', button_ok_text: 'o', redirect: '/x' }
    respondWith({ body: JSON.stringify({ ...texts, replace_text: { email: 'eva@x.de' } }) })
    expect(await call()).toMatchObject({ ...texts, replace_text: { email: 'eva@x.de' } })
  })
})

describe('[REG-CALL-13] get_session_data', () => {
  it.each([
    ['{"account":"eva"}', { account: 'eva', email: '' }],
    ['{"account":"eva","email":"eva@x.de"}', { account: 'eva', email: 'eva@x.de' }],
    ['{"account":null}', { account: '', email: '' }],
  ])('reads %s', async (body, session) => {
    const sent = respondWith({ body })
    expect(await fetchSession(config)).toEqual(session)
    expect(await sent[0]!.text()).toBe('action=get_session_data')
  })
})

describe('[REG-CALL-15] check_account_exists', () => {
  it.each([
    ['{"exists":true}', true],
    ['{"exists":"true"}', true],
    ['{"exists":false}', false],
    ['{"exists":"false"}', false],
    ['{"exists":1}', true],
    ['{"exists":"0"}', false],
    ['{"exists":null}', false],
  ])('sends a GET, and reads %s', async (body, exists) => {
    const sent = respondWith({ body })
    expect(await checkAccountExists(config, 'Eva & Co')).toBe(exists)
    expect([sent[0]!.method, Object.fromEntries(new URL(sent[0]!.url).searchParams)]).toEqual([
      'GET',
      { action: 'check_account_exists', account: 'Eva & Co' },
    ])
  })

  it('refuses a response without the field', async () => {
    respondWith({ body: '{}' })
    await expect(checkAccountExists(config, 'eva')).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
  })
})
