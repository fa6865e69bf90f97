/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { registerClient, type RegisterClient } from './support/registerClient'

onEveryDatabase(portal => {
  const open = () => registerClient(portal().url)
  const typed = { firstname: 'Vorherige', surname: 'Besucherin', city: 'Stade', email: seededAccount.reader }
  const logIn = ({ browser }: RegisterClient) =>
    browser.post('/login', { account: seededAccount.reader, password: 'Kranichzug#17' })
  const goOn = async (client: RegisterClient) => (await client.call('insert_user')).body

  test('a visitor’s input reaches neither the account that logs in next nor the visitor after its log-out', async () => {
    const client = open()
    await client.call('check_doublet', typed)
    const registration = client.browser.cookies.get('portal_registration') ?? ''
    await logIn(client)
    expect(client.browser.cookies.has('portal_registration')).toBe(false)
    // Sending the old cookie again has no effect.
    client.browser.cookies.set('portal_registration', registration)
    expect(await goOn(client)).toMatchObject({ next: 'nameaddress', error: 'registerframe_error_user' })
    expect((await client.call('get_loggedin_user_data')).body).not.toMatchObject({ firstname: 'Vorherige' })
    client.browser.cookies.set('portal_registration', registration)
    await client.browser.post('/logout')
    client.browser.cookies.set('portal_registration', registration)
    expect(await goOn(client)).toMatchObject({ next: 'nameaddress', error: 'registerframe_error_user' })
  })

  test('a member’s input does not reach the visitor after the log-out', async () => {
    const client = open()
    await logIn(client)
    await client.call('send_reminder', { account: 'jemand@post.example' })
    const registration = client.browser.cookies.get('portal_registration') ?? ''
    expect(registration).not.toBe('')
    await client.browser.post('/logout')
    client.browser.cookies.set('portal_registration', registration)
    expect((await client.call('check_account')).body).toEqual({ error: 'registerframe_error_account' })
  })

  test('the pages of each session have another value of data-session, and a log-out clears the cache', async () => {
    const client = open()
    const mark = async () => /<html lang="de" data-session="(\w*)">/.exec((await client.browser.get('/')).text)?.[1]
    const marks = [await mark()]
    for (let times = 0; times < 2; times += 1) {
      await logIn(client)
      marks.push(await mark())
    }
    expect(marks).toEqual(['', expect.stringMatching(/^\w{16}$/), expect.stringMatching(/^\w{16}$/)])
    expect(marks[1]).not.toBe(marks[2])
    expect((await client.browser.post('/logout')).headers['clear-site-data']).toBe('"cache"')
    expect(await mark()).toBe('')
  })

  test('a member sees their sessions and which of them is current, and can end the others', async () => {
    const [here, elsewhere] = [open(), open()]
    await logIn(elsewhere)
    await logIn(here)
    const sessions = async ({ browser }: RegisterClient) =>
      [...(await browser.get('/profile')).text.matchAll(/<li>Seit [^<]*<\/li>/g)].map(([line]) =>
        line.includes('in diesem Browser'),
      )
    const shown = await sessions(here)
    expect(shown.length).toBeGreaterThan(1)
    expect(shown.filter(isHere => isHere)).toHaveLength(1)
    await here.browser.post('/logout-elsewhere')
    expect(await sessions(here)).toEqual([true])
    expect((await elsewhere.browser.get('/profile')).status).toBe(302)
    expect((await open().browser.post('/logout-elsewhere')).status).toBe(403)
  })
})
