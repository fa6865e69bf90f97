/** @jest-environment node */
import { config } from '../../examples/portal/server/config'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'
import { registerClient } from './support/registerClient'

const VICTIM = seededAccount.layerMember

onEveryDatabase(portal => {
  const mails = async () => (await outboxMails(portal().url)).filter(({ to }) => to === VICTIM).length
  const wish = (address: string, account = VICTIM) =>
    layerClient(portal().url, address).post('/register-login/api/register_login', {
      m: 'send_password_mail',
      project: 'foyer',
      language_id: '1',
      account,
    })

  test('a stranger who asks and asks gets the owner one mail, and keeps them neither from a mail nor from logging in', async () => {
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

  test('in the frame and the layers together, no account gets more mails a day than it may', async () => {
    const statuses: number[] = []
    for (let network = 10; network < 20; network += 1) {
      const frame = registerClient(portal().url, `127.0.4.${network}`)
      for (let time = 0; time < 4; time += 1) {
        statuses.push((await wish(`127.0.4.${network}`, 'viele@kulturportal.test')).status)
        statuses.push((await frame.call('send_reminder', { account: 'viele@kulturportal.test' })).status)
      }
    }
    expect(statuses.filter(status => status === 200)).toHaveLength(config.mail.daily.perAccount)
    expect(statuses.at(-1)).toBe(429)
    expect((await wish('127.0.4.19', 'andere@kulturportal.test')).status).toBe(200)
  })
})
