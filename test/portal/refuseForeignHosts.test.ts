/** @jest-environment node */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { isLoopback } from '../../examples/portal/server/http/refuseForeignHosts'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { layerClient } from './support/layerClient'

const FOREIGN = ['evil.example', 'evil.example:4600', '127.0.0.1.evil.example', 'localhost.evil.example', '192.0.2.1']
const PATHS = ['/', '/login', '/outbox', '/events', '/foyer/foyer.js', '/pix/pictures/by/1001', '/nothing-there']

onAnyDatabase(portal => {
  const ask = (path: string, headers: Record<string, string>) =>
    layerClient(portal().url).send('GET', path, { headers })

  test.each(FOREIGN)('a request for the host %s is refused', async host => {
    for (const path of PATHS) {
      const { status, text } = await ask(path, { Host: host, 'Sec-Fetch-Site': 'same-origin' })
      expect([path, status]).toEqual([path, 421])
      expect(text).toContain('PUBLIC_URL')
      expect(text).not.toContain('evil.example')
    }
  })

  test('a request target that names a foreign host is refused, and no redirect names that host', async () => {
    const { hostname, port } = new URL(portal().url)
    const sent = request({ hostname, port, path: 'http://evil.example/veranstaltungen' })
    sent.end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    expect(response).toMatchObject({
      statusCode: 421,
      headers: expect.not.objectContaining({ location: expect.anything() }),
    })
  })

  test('a request with two Host headers is refused', async () => {
    const { hostname, port, host } = new URL(portal().url)
    const socket = connect(Number(port), hostname)
    socket.write(`GET /login HTTP/1.1\r\nHost: ${host}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    const [response] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(response.toString()).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a log-in with a foreign host name, as after a change in DNS, is refused', async () => {
    const browser = layerClient(portal().url)
    const account = { account: seededAccount.author, password: 'Uferlicht*2026' }
    const logIn = new URLSearchParams({ m: 'login_account', project: 'foyer', language_id: '1', ...account })
    const { status } = await browser.send('POST', '/register-login/api/register_login', {
      body: logIn.toString(),
      headers: { Host: 'evil.example', Origin: 'http://evil.example' },
    })
    expect(status).toBe(421)
    expect(browser.cookies.size).toBe(0)
    // The same call with the portal's own host logs in.
    const own = await browser.send('POST', '/register-login/api/register_login', { body: logIn.toString() })
    expect([own.status, browser.cookies.size > 0]).toEqual([200, true])
  })

  test('a request of an undeclared proxy for a foreign host is refused, and one for loopback is served', async () => {
    expect((await ask('/login', { 'X-Forwarded-Host': 'portal.example' })).status).toBe(421)
    expect((await ask('/login', { 'X-Forwarded-Host': 'localhost:4600, portal.example' })).status).toBe(421)
    expect((await ask('/login', { 'X-Forwarded-Host': 'localhost:8080' })).status).toBe(200)
  })

  test('loopback works by each of its names and any port; health checks work by any name', async () => {
    for (const host of ['localhost', 'LOCALHOST:9', '127.0.0.1:4600', '127.8.0.1', '[::1]:4600'])
      expect([host, (await ask('/events', { Host: host })).status]).toEqual([host, 200])
    for (const path of ['/healthz', '/readyz']) expect((await ask(path, { Host: '192.0.2.1' })).status).toBe(200)
  })
})

test('the host of PUBLIC_URL and loopback are served, and other names are refused', async () => {
  const portal = await startPortal({ args: ['--public-demo'], env: { PUBLIC_URL: 'https://portal.test/' } })
  try {
    const ask = (host: string) => layerClient(portal.url).send('GET', '/events', { headers: { Host: host } })
    expect((await ask('portal.test')).status).toBe(200)
    expect((await ask('Portal.Test:443')).status).toBe(200)
    expect((await ask('127.0.0.1')).status).toBe(200)
    expect((await ask('sub.portal.test')).status).toBe(421)
    expect((await ask('portal.test.evil.example')).status).toBe(421)
  } finally {
    await portal.stop()
  }
}, 60_000)

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['localhost.example', false],
  ['', false],
])('%j is loopback: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
