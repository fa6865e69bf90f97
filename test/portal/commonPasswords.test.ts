/** @jest-environment node */
import { registerTexts } from '../../examples/portal/server/registerLogin/texts/registerTexts'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient } from './support/layerClient'
import { registerClient } from './support/registerClient'

const LAYER = { project: 'foyer', token_page: '/' }
const COMMON = { error: 'registerframe_error_passwd_common' }
const WORDS: [string, string][] = [
  ['1', registerTexts('de').common_password],
  ['2', registerTexts('en').common_password],
  ['44', registerTexts('pl').common_password],
]
/** Password hash, argon2id of Password1!, of an account that is older than the list of common passwords. */
const OLD_HASH = '$argon2id$v=19$m=19456,t=2,p=1$6rBcCJOFEWR6gfbuT8PlGg$gukCdJSg5lPRs8DFeALpOZP94AU2iaC8fiPCIWSw/Vw'

onAnyDatabase(
  portal => {
    const open = () => registerClient(portal().url)
    const logIn = async (account: string, passwd: string) => {
      const client = open()
      const { body } = await client.call('try_login', { username: account, passwd, stay_logged_in: '0' })
      return { client, isIn: JSON.stringify(body).includes('welcome') }
    }
    const exists = async (account: string) =>
      ((await open().ask('check_account_exists', { account })).body as { exists: boolean }).exists

    test.each(['Password1!', 'PASSWORT1!', '!1qaz2wsx', 'P@ssw0rd', 'hallo123?!'])(
      'the frame windows create no account with %s',
      async passwd => {
        const username = 'haeufig@post.example'
        expect((await open().call('create_account', { username, passwd })).body).toEqual(COMMON)
        expect(await exists(username)).toBe(false)
        // A password that breaks the contract's own rule is refused for that rule.
        expect((await open().call('create_account', { username, passwd: 'passwort1' })).body).toEqual({
          error: 'registerframe_error_passwd',
        })
      },
    )

    test.each(WORDS)(
      'the layers create no account with Password123, and say why in language %s',
      async (language, words) => {
        const account = `haeufig-${language}@post.test`
        const answer = await layerClient(portal().url).post('/register-login/api/register_login', {
          ...LAYER,
          m: 'create_new_account',
          language_id: language,
          account,
          password: 'Password123',
          firstname: 'Ada',
          surname: 'Weil',
        })
        expect(answer.json()).toEqual({ success: false, message: words })
        expect(await exists(account)).toBe(false)
      },
    )

    test('the frame windows and the layers refuse a change to a common password, in a session and by a mailed link', async () => {
      const account = seededAccount.layerMember
      const { client } = await logIn(account, 'Wattwanderung3')
      expect((await client.call('change_password', { password: 'P@ssw0rd', email: account })).body).toEqual(COMMON)
      const answer = await client.browser.post('/register-login/api/register_password', {
        ...LAYER,
        m: 'change_password',
        account,
        password: 'Qwerty12345',
        term_of_use_state: 'true',
      })
      expect(answer.json()).toMatchObject({ success: false, message: WORDS[0]![1] })
      const linked = open()
      await linked.call('send_reminder', { account })
      await linked.call('process_token', { token: await linked.tokenFor(account) })
      expect((await linked.call('change_password', { password: 'Password1!', email: account })).body).toEqual(COMMON)
      for (const password of ['P@ssw0rd', 'Qwerty12345', 'Password1!'])
        expect((await logIn(account, password)).isIn).toBe(false)
      expect((await logIn(account, 'Wattwanderung3')).isIn).toBe(true)
      // A refused password does not use up the link.
      expect(
        (await linked.call('change_password', { password: 'Deichvorland-94', email: account })).body,
      ).toMatchObject({
        message: 'register_message_password',
      })
    })

    test('the demo’s accounts log in, and so does an account that already has a common password', async () => {
      expect((await logIn(seededAccount.author, 'Uferlicht*2026')).isIn).toBe(true)
      expect((await logIn(seededAccount.reader, 'Password1!')).isIn).toBe(true)
    })
  },
  { statements: [`update accounts set password_hash = '${OLD_HASH}' where account = '${seededAccount.reader}'`] },
)
