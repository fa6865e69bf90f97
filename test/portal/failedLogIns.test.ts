/** @jest-environment node */
import { createHash } from 'node:crypto'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient } from './support/layerClient'

const WRONG = 'Geheimnis-des-Anderen-7'
const LINE = /^.*log-in.* at (\S+) from (\S+), account ([0-9a-f]{16})\.$/gim

onEveryDatabase(portal => {
  const byPage = (account: string, password: string, address?: string) =>
    layerClient(portal().url, address).post('/login', { account, password })
  const ways: [string, (account: string, password: string, address?: string) => Promise<unknown>][] = [
    ['/login', byPage],
    [
      '/register-login/api/register_login',
      (account, password, address) =>
        layerClient(portal().url, address).post('/register-login/api/register_login', {
          m: 'login_account',
          project: 'foyer',
          account,
          password,
        }),
    ],
    [
      '/register/ajax.php',
      (username, passwd, address) =>
        layerClient(portal().url, address).post('/register/ajax.php', {
          action: 'try_login',
          username,
          passwd,
          stay_logged_in: '0',
        }),
    ],
  ]
  const lines = () =>
    [...portal().output().matchAll(LINE)].map(([text, way, network, mark]) => ({ text, way, network, mark }))

  test('each wrong password writes one line with the network, but without name and password', async () => {
    for (const [, logIn] of ways) await logIn(seededAccount.reader, WRONG, '127.0.7.1')
    const written = lines()
    expect(written.map(({ way, network }) => [way, network])).toEqual(ways.map(([way]) => [way, '127.0.7.1']))
    expect(new Set(written.map(({ mark }) => mark)).size).toBe(1)
    const [mark = ''] = written.map(line => line.mark)
    for (const plain of [seededAccount.reader, seededAccount.reader.split('@')[0] ?? '', WRONG])
      expect(portal().output()).not.toContain(plain)
    // A reader of the log cannot find the mark of a known account by hashing its name.
    expect(createHash('sha256').update(seededAccount.reader).digest('hex')).not.toContain(mark)
  })

  test('a right password writes no line, also after wrong ones', async () => {
    const before = portal().output()
    for (const [, logIn] of ways) await logIn(seededAccount.reader, 'Kranichzug#17', '127.0.7.2')
    expect(portal().output()).toBe(before)
  })

  test('a flood of wrong passwords writes at most one line a second for failed attempts and one for refused attempts', async () => {
    const before = lines().length
    const begun = performance.now()
    await Promise.all(
      Array.from({ length: 60 }, (_, number) => byPage(`flut-${number % 3}@post.example`, WRONG, '127.0.7.3')),
    )
    const seconds = Math.ceil((performance.now() - begun) / 1000)
    const written = lines().slice(before)
    expect(written.length).toBeGreaterThan(0)
    expect(written.length).toBeLessThanOrEqual(2 * (seconds + 1))
    expect(written.some(({ text }) => text.includes('refused'))).toBe(true)
    expect(portal().output()).not.toContain('flut-')
  })

  test('no line can be forged by a typed account name', async () => {
    await byPage('a@post.example\nPortal ready at http://boese.example/', WRONG, '127.0.7.4')
    expect(portal().output()).not.toContain('boese.example')
  })
})
