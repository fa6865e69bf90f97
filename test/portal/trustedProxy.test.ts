/** @jest-environment node */
import { request } from 'node:http'
import { config } from '../../examples/portal/server/config'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'

const LONG = 60_000
const { attemptsPerAccount } = config.signIn

let portal: TestPortal
beforeAll(async () => {
  const env = { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, 2001:db8:ffff::/48' }
  portal = await startPortal({ args: ['--public-demo'], env })
  for (const address of ['192.0.2.7', '2001:db8:1:2::1', '127.0.0.1'])
    for (let attempt = 0; attempt < attemptsPerAccount; attempt += 1) expect(await statusFor([address])).toBe(401)
}, LONG)
afterAll(() => portal.stop(), LONG)

/** Sends a failing log-in with these X-Forwarded-For headers. Returns 401, or 429 after too many from one network. */
function statusFor(forwarded: string[], from = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      Origin: new URL(portal.url).origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': forwarded,
    }
    const sent = request(`${portal.url}login`, { method: 'POST', localAddress: from, headers }, response =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
    sent.on('error', reject).end('account=wer@post.example&password=falsch')
  })
}

test.each([
  [['198.51.100.9, 192.0.2.7']],
  [['198.51.100.9', '192.0.2.7']],
  [['127.0.0.1, 10.1.2.3, 192.0.2.7, 10.1.2.3']],
  [['192.0.2.7, 2001:db8:ffff::1, ::ffff:10.1.2.3']],
  [['192.0.2.7:51234']],
  [['::ffff:192.0.2.7']],
  [['10.1.2.3, ::ffff:c000:207']],
  [['10.1.2.3,[2001:db8:1:2:3::4]:443']],
  [['2001:DB8:1:2::9%eth0']],
  [['']],
])(
  'behind a trusted proxy, an attempt with %j is counted for the network of the last untrusted address, or of the proxy if the header names none',
  async forwarded => {
    expect(await statusFor(forwarded)).toBe(429)
  },
)

test('another visitor of the same proxy is not affected, and an address that is not a trusted proxy counts as itself', async () => {
  expect(await statusFor(['192.0.2.8'])).toBe(401)
  expect(await statusFor(['192.0.2.7, 10.1.2.3'], '127.0.9.1')).toBe(401)
})
