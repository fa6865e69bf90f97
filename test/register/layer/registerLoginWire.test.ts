import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { resolveConfig } from '../../../src/config/resolveConfig'
import { changePassword } from '../../../src/register/layer/passwordWire'
import {
  checkAccount,
  createNewAccount,
  loginAccount,
  sendPasswordMail,
} from '../../../src/register/layer/registerLoginWire'
import { respondWith } from '../../support/respondWith'

const config = (more: FoyerConfig = {}) =>
  resolveConfig({ language: 'de_DE', project: 'uferlicht', ...more }, new URL(location.href))
const RIGHT = { success: true, data: { headline: 'Schön', text: 'Guten Tag' }, message: 'Ja' }

/** Makes a call. Returns its result, the method and path of its request, and the sent fields in order. */
async function sentBy(call: () => Promise<unknown>, body: object = RIGHT) {
  const sent = respondWith({ body: JSON.stringify(body) })
  const answer = await call()
  const [request] = sent
  const { pathname, searchParams } = new URL(request!.url)
  return {
    answer,
    line: `${request!.method} ${pathname}`,
    fields: [...(request!.method === 'POST' ? new URLSearchParams(await request!.text()) : searchParams)],
  }
}

beforeEach(() => history.replaceState(null, '', '/magazin?ausgabe=7#oben'))

it("[REG-CALL-20] the request for a password mail has the page to return to and the page's item", async () => {
  const about = config({ register: { item: { id: 71, type: 'article' } } })
  const { line, fields, answer } = await sentBy(() => sendPasswordMail(about, 'eva@portal.test'))
  expect(line).toBe('POST /register-login/api/register_login')
  expect(fields).toEqual([
    ['m', 'send_password_mail'],
    ['project', 'uferlicht'],
    ['account', 'eva@portal.test'],
    ['token_page', 'http://localhost/magazin?ausgabe=7#oben'],
    ['item_id', '71'],
    ['item_type', 'article'],
  ])
  expect(answer).toEqual(RIGHT)
})

it("[REG-CALL-20] the request for a password mail has the token_page 'null' if tokenPage is false, and empty item fields if no item is configured", async () => {
  const { fields } = await sentBy(() => sendPasswordMail(config({ register: { tokenPage: false } }), 'eva@portal.test'))
  expect(Object.fromEntries(fields)).toMatchObject({ token_page: 'null', item_id: '', item_type: '' })
})

it('[REG-CALL-21] the check of an account is a GET with account, project and language', async () => {
  const { line, fields, answer } = await sentBy(() => checkAccount(config(), 'eva@portal.test'))
  expect(line).toBe('GET /register-login/api/register_login')
  expect(fields).toEqual([
    ['m', 'check_account'],
    ['account', 'eva@portal.test'],
    ['project', 'uferlicht'],
    ['language_id', '1'],
  ])
  expect(answer).toEqual(RIGHT)
})

it('[REG-CALL-22] [REG-LAY-42] a log-in is a POST with account, project, language and the unchanged password', async () => {
  const { line, fields, answer } = await sentBy(() =>
    loginAccount(config({ language: 'en_EN' }), 'eva@portal.test', ' ö+&=% '),
  )
  expect(line).toBe('POST /register-login/api/register_login')
  expect(fields).toEqual([
    ['m', 'login_account'],
    ['account', 'eva@portal.test'],
    ['password', ' ö+&=% '],
    ['project', 'uferlicht'],
    ['language_id', '2'],
  ])
  expect(answer).toEqual(RIGHT)
})

it('[REG-CALL-23] [REG-LAY-42] the creation of an account is a POST with the trimmed names, the page to return to and the language', async () => {
  const { line, fields, answer } = await sentBy(() =>
    createNewAccount(config({ language: 'pl_PL' }), {
      account: 'eva@portal.test',
      password: 'Uferlicht-2026',
      firstname: ' Eva',
      surname: 'Ahlers  ',
    }),
  )
  expect(line).toBe('POST /register-login/api/register_login')
  expect(fields).toEqual([
    ['m', 'create_new_account'],
    ['project', 'uferlicht'],
    ['password', 'Uferlicht-2026'],
    ['account', 'eva@portal.test'],
    ['firstname', 'Eva'],
    ['surname', 'Ahlers'],
    ['token_page', 'http://localhost/magazin?ausgabe=7#oben'],
    ['language_id', '44'],
  ])
  expect(answer).toEqual(RIGHT)
})

it("[REG-CALL-23] the creation of an account has the token_page 'null' if tokenPage is false", async () => {
  const names = { account: 'eva@portal.test', password: 'Uferlicht-2026', firstname: 'Eva', surname: 'Ahlers' }
  const { fields } = await sentBy(() => createNewAccount(config({ register: { tokenPage: false } }), names))
  expect(Object.fromEntries(fields)).toMatchObject({ token_page: 'null', language_id: '1' })
})

it('[REG-CALL-38] [REG-PWL-05] a password change is a POST that says that the terms of use are accepted', async () => {
  const { line, fields, answer } = await sentBy(() =>
    changePassword(config({ paths: { registerLogin: '/konten' } }), {
      account: 'eva@portal.test',
      password: 'Uferlicht-2026',
      term_of_use_state: true,
    }),
  )
  expect(line).toBe('POST /konten/register_password')
  expect(fields).toEqual([
    ['m', 'change_password'],
    ['account', 'eva@portal.test'],
    ['password', 'Uferlicht-2026'],
    ['project', 'uferlicht'],
    ['language_id', '1'],
    ['term_of_use_state', 'true'],
  ])
  expect(answer).toEqual(RIGHT)
})

it.each([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  [null, false],
  ['ACCOUNT_NOT_FINISHED', false],
  ['ACCOUNT_NOT_FINISCHED', 'ACCOUNT_NOT_FINISCHED'],
])('[REG-LAY-23] [REG-CALL-21] in the response to an account check, success %j is read as %j', async (said, meant) => {
  const { answer } = await sentBy(() => checkAccount(config(), 'x'), { success: said })
  expect(answer).toEqual({ success: meant, data: { headline: '', text: '' }, message: '' })
})

it('an empty list in a response is read as an empty map, and texts are read without their markup', async () => {
  expect(
    (
      await sentBy(() => checkAccount(config(), 'x'), {
        success: false,
        data: [],
        message: 'Nicht <b onclick="x()">da</b> &amp; fort',
      })
    ).answer,
  ).toEqual({ success: false, data: { headline: '', text: '' }, message: 'Nicht da & fort' })
})

it.each([false, null, 0, []])('[REG-FRM-12] treats %j as missing in every text of a layer', async none => {
  const { answer } = await sentBy(() => loginAccount(config(), 'x', 'y'), {
    success: true,
    data: { headline: none, text: none },
    message: none,
  })
  expect(answer).toEqual({ success: true, data: { headline: '', text: '' }, message: '' })
  const { answer: bare } = await sentBy(() => loginAccount(config(), 'x', 'y'), { success: true, data: none })
  expect(bare).toEqual({ success: true, data: { headline: '', text: '' }, message: '' })
})

it.each([
  ['[{"success":true}]', true],
  ['[{"success":"ACCOUNT_NOT_FINISCHED"}]', 'ACCOUNT_NOT_FINISCHED'],
  ['true', true],
  ['"ACCOUNT_NOT_FINISCHED"', 'ACCOUNT_NOT_FINISCHED'],
  ['false', false],
])('reads the state of an account in the only entry of a list, or as a bare value: %s', async (body, success) => {
  respondWith({ body })
  expect((await checkAccount(config(), 'x')).success).toBe(success)
})

it.each(['[]', '[1]', '[{"success":true},{"success":true}]', '"Bitte anmelden"', 'null'])(
  '%s is refused as a response about an account',
  async body => {
    respondWith({ body })
    await expect(checkAccount(config(), 'x')).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
  },
)

it('a number in a response is read as a text', async () => {
  const { answer } = await sentBy(() => checkAccount(config(), 'x'), { success: true, message: 17 })
  expect(answer).toMatchObject({ message: '17' })
})

it('the error of an invalid response names its call and field', async () => {
  await expect(sentBy(() => checkAccount(config(), 'x'), { success: true, message: { a: 1 } })).rejects.toThrow(
    /GET \/register-login\/api\/register_login m=check_account.*message/,
  )
})
