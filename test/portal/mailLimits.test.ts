/** @jest-environment node */
import { config } from '../../examples/portal/server/config'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'
import { registerClient } from './support/registerClient'

const VICTIM = seededAccount.layerMember
const VICTIM_PASSWORD = 'Wattwanderung3'

onEveryDatabase(portal => {
  const mails = async () => (await outboxMails(portal().url)).filter(({ to }) => to === VICTIM).length
  const wish = (address: string, account = VICTIM) =>
    layerClient(portal().url, address).post('/register-login/api/register_login', {
      m: 'send_password_mail',
      project: 'foyer',
      language_id: '1',
      account,
    })

  test('a stranger’s repeated requests send the owner one mail, and prevent neither further mails nor a log-in', async () => {
    const before = await mails()
    const answers = await Promise.all(Array.from({ length: 30 }, () => wish('127.0.4.1')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(
      config.register.limits.send_password_mail.perAccount,
    )
    expect(await mails()).toBe(before + 1)
    const guesser = layerClient(portal().url, '127.0.4.1')
    for (let guess = 0; guess < 12; guess += 1)
      await guesser.post('/register-login/api/register_login', {
        m: 'login_account',
        project: 'foyer',
        language_id: '1',
        account: VICTIM,
        password: `falsch ${guess}`,
      })
    expect((await wish('127.0.4.2')).status).toBe(200)
    expect(await mails()).toBe(before + 2)
    expect(await portal().signIn(VICTIM)).toContain('=')
  })

  test('requests from many networks send an account a limited number of mails a day, and its owner still gets a link', async () => {
    await layerClient(portal().url, '127.0.4.9').post('/register-login/api/register_login', {
      m: 'create_new_account',
      project: 'foyer',
      account: 'viele@kulturportal.test',
      password: 'Fluessigkeit7',
      firstname: 'Ada',
      surname: 'Weil',
    })
    const ask = async (address: string) => {
      const frame = registerClient(portal().url, address)
      const statuses: number[] = []
      for (let time = 0; time < 5; time += 1) {
        statuses.push((await wish(address, 'viele@kulturportal.test')).status)
        statuses.push((await frame.call('send_reminder', { account: 'viele@kulturportal.test' })).status)
        statuses.push((await frame.call('check_account')).status)
      }
      return statuses
    }
    const statuses = (
      await Promise.all(Array.from({ length: 10 }, (_, network) => ask(`127.0.4.${10 + network}`)))
    ).flat()
    expect(statuses.filter(status => status === 200)).toHaveLength(10 * config.mail.daily.perNetwork)
    const sent = async () => (await outboxMails(portal().url)).filter(({ to }) => to === 'viele@kulturportal.test')
    expect(await wish('127.0.4.21', 'viele@kulturportal.test')).toMatchObject({
      status: 200,
      text: (await wish('127.0.4.22', 'andere@kulturportal.test')).text,
    })
    // After the day's mails are used up, the account still gets one mail of each purpose until the mail's link expires.
    // The register's mail finishes the account, and the layer's mail leads to a new password.
    expect(await sent()).toHaveLength(config.mail.daily.perAccount + 2)
    await wish('127.0.4.23', 'viele@kulturportal.test')
    await registerClient(portal().url, '127.0.4.23').call('send_reminder', { account: 'viele@kulturportal.test' })
    expect(await sent()).toHaveLength(config.mail.daily.perAccount + 2)
    const owner = registerClient(portal().url, '127.0.4.21')
    const isGood = async (text: string) => {
      const token = /token=([\w-]{43})/.exec(text)?.[1] ?? ''
      return text.includes('register_token')
        ? (await owner.call('process_token', { token })).body !== false
        : (await owner.browser.get('/register-login/password', { token })).headers['location'] === '/?register=password'
    }
    // If two requests are simultaneous, the mail that was written first may have the later link.
    const links = (await sent()).slice(0, 2).map(({ text }) => isGood(text))
    expect(await Promise.all(links)).toContain(true)
  })

  /** Returns the number of mails that the editors have got. */
  const office = async () =>
    (await outboxMails(portal().url)).filter(({ to }) => to === config.registerFrame.office).length

  test('the mails of visitors to the editors are limited per day, and members can still write', async () => {
    const problem = async (address: string, account: string, text = 'password') => {
      const { browser, call } = registerClient(portal().url, address)
      await call('send_reminder', { account })
      const { status } = await call('request_to_cb', { problem: text })
      browser.cookies.clear()
      return status
    }
    const before = await office()
    expect([await problem('127.0.5.1', 'ratlos@netz.test'), await problem('127.0.5.2', 'ratlos@netz.test')]).toEqual([
      200, 200,
    ])
    expect(await office()).toBe(before + 1)
    const { fromVisitors, perSender } = config.mail.daily
    const loud = Array.from({ length: perSender + 1 }, (_, number) => problem('127.0.5.4', `laut${number}@netz.test`))
    expect((await Promise.all(loud)).filter(status => status !== 200)).toEqual([429])
    const senders = Array.from({ length: fromVisitors - perSender }, (_, sender) => sender + 1)
    const statuses = await Promise.all(senders.map(sender => problem(`127.0.6.${sender}`, `wer${sender}@netz.test`)))
    expect(statuses.filter(status => status !== 200)).toEqual([429])
    expect(await office()).toBe(before + fromVisitors)
    const member = registerClient(portal().url, '127.0.5.3')
    await member.call('try_login', { username: VICTIM, passwd: VICTIM_PASSWORD, stay_logged_in: '0' })
    expect((await member.call('request_to_cb', { problem: 'password' })).status).toBe(200)
    expect(await office()).toBe(before + fromVisitors + 1)
  })

  test('a member can send the editors only a limited number of mails a day', async () => {
    const ask = async (number: number) => {
      const { call } = registerClient(portal().url, `127.0.7.${number % 2}`)
      await call('try_login', { username: VICTIM, passwd: VICTIM_PASSWORD, stay_logged_in: '0' })
      return (await call('request_to_cb', { problem: `Frage ${number}` })).status
    }
    const { perSender } = config.mail.daily
    const before = await office()
    const statuses = await Promise.all(Array.from({ length: perSender + 1 }, (_, number) => ask(number)))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(await office()).toBe(before + statuses.filter(status => status === 200).length)
  })
})
