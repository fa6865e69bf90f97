/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { registerClient, type RegisterClient } from './support/registerClient'

const PASSWORDS: Record<string, string> = {
  [seededAccount.author]: 'Uferlicht*2026',
  [seededAccount.reader]: 'Kranichzug#17',
}

onEveryDatabase(portal => {
  const signedIn = async (account: string, address?: string): Promise<RegisterClient> => {
    const client = registerClient(portal().url, address)
    await client.call('try_login', { username: account, passwd: PASSWORDS[account] ?? '', stay_logged_in: '0' })
    return client
  }
  const bodies = async (answers: Promise<{ body: unknown }>[]) => (await Promise.all(answers)).map(({ body }) => body)

  /** Signs the author in. Returns functions that send the voucher and read the author's profile page. */
  const redeemer = async (address: string, voucher: Record<string, string>) => {
    const client = await signedIn(seededAccount.author, address)
    return {
      ask: async (action: 'check_voucher' | 'set_acl_by_voucher') => (await client.ask(action, voucher)).body,
      profile: async () => (await client.browser.get('/profile')).text,
    }
  }

  test('[REG-VOU-02] [REG-CALL-16] a check of a voucher grants nothing', async () => {
    const { ask, profile } = await redeemer('127.0.5.8', { voucher: 'ufer-haus-2026', voucher_role: 'venue' })
    expect(await ask('check_voucher')).toBe(true)
    expect(await ask('check_voucher')).toBe(true)
    expect(await profile()).not.toContain('Freigeschaltet')
  })

  test('[REG-API-22] [REG-CALL-17] a voucher grants its role once', async () => {
    const { ask, profile } = await redeemer('127.0.5.9', { voucher: ' ufer-haus-2026 ', voucher_role: 'venue' })
    expect(await profile()).not.toContain('Freigeschaltet')
    expect(await ask('set_acl_by_voucher')).toBe(true)
    expect(await profile()).toContain('Freigeschaltet: Spielstätte')
    expect([await ask('check_voucher'), await ask('set_acl_by_voucher')]).toEqual([false, false])
  })

  test('exactly one of fifty redemptions at the same moment succeeds', async () => {
    const clients = await Promise.all([
      signedIn(seededAccount.author, '127.0.5.1'),
      signedIn(seededAccount.reader, '127.0.5.2'),
    ])
    const tries = Array.from(
      { length: 50 },
      (_, number) =>
        clients[number % 2]?.ask('set_acl_by_voucher', { voucher: 'UFER-FILM-2026', voucher_role: 'filmmaker' }) ??
        Promise.reject(new Error('no client')),
    )
    const answers = await bodies(tries)
    expect(answers.filter(answer => answer === true)).toHaveLength(1)
    expect(answers.filter(answer => answer === false)).toHaveLength(49)
  })

  test.each([
    ['for another role', 'UFER-FILM-2027', 'press'],
    ['after its time', 'UFER-ALT-2024', 'filmmaker'],
    ['that does not exist', 'UFER-NIE-2026', 'filmmaker'],
    ['without a text', '', 'filmmaker'],
    ['of 10,000 characters', 'U'.repeat(10_000), 'filmmaker'],
    ['of SQL', "' or 1=1 --", 'filmmaker'],
    ['of emoji', '🎟🎟🎟🎟', 'filmmaker'],
  ])('a voucher %s is invalid', async (_, voucher, voucher_role) => {
    const client = await signedIn(seededAccount.reader, '127.0.5.3')
    expect(
      await bodies([
        client.ask('check_voucher', { voucher, voucher_role }),
        client.ask('set_acl_by_voucher', { voucher, voucher_role }),
      ]),
    ).toEqual([false, false])
  })

  test('a refused voucher stays valid, and can be redeemed without a role in the request', async () => {
    const client = await signedIn(seededAccount.reader, '127.0.5.4')
    await client.ask('set_acl_by_voucher', { voucher: 'UFER-FILM-2027', voucher_role: 'press' })
    expect((await client.ask('set_acl_by_voucher', { voucher: 'ufer-film-2027' })).body).toBe(true)
  })

  test.each(['check_voucher', 'set_acl_by_voucher'])('%s needs a login, and a voucher that is a text', async action => {
    expect(
      await registerClient(portal().url).ask(action, { voucher: 'UFER-PRESSE-2026', voucher_role: 'press' }),
    ).toMatchObject({ status: 403, body: 'Please log in' })
    const client = await signedIn(seededAccount.reader, '127.0.5.5')
    expect(await client.ask(action)).toMatchObject({ status: 400, body: 'The field voucher is missing.' })
    expect(await client.ask(action, { 'voucher[]': 'x' })).toMatchObject({ status: 400 })
    expect(await client.ask(action, { voucher: 'x\0' })).toMatchObject({ status: 400 })
    expect(await client.ask(action, { voucher: 'x', 'voucher_role[a]': 'x' })).toMatchObject({ status: 400 })
  })

  test('guessing vouchers ends in a refusal that says how long to wait', async () => {
    const client = await signedIn(seededAccount.author, '127.0.5.6')
    const guess = (number: number) => client.ask('check_voucher', { voucher: `UFER-${number}` })
    for (let number = 0; number < 60; number += 1) await guess(number)
    const refusal = await guess(60)
    expect(refusal).toMatchObject({ status: 429, body: expect.stringContaining('Zu viele Gutschein-Versuche') })
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  })
})
