/** @jest-environment node */
import { onEveryDatabase } from '../../support/onEveryDatabase'
import { seededAccount } from '../../support/seededAccount'
import type { ContractRequest } from '../support/contractRequests'
import { layerClient } from '../support/layerClient'
import { readRoutes, requestsOf } from '../support/routeRequests'

const REQUESTS = 20_000
const AT_ONCE = 6
const LONG = 30 * 60_000
const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  '[]',
  '{"a":1}',
  "' or 1=1 --",
  '%00',
  '\0',
  '\ud800',
  '\u202e\ufeff',
  '🎭'.repeat(300),
  'ä'.repeat(5000),
  '../../etc/passwd',
  '//evil.example/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: b=c',
  '__proto__',
  'constructor',
  '2027-02-30T25:61:61',
  'infinity',
  '%',
  '${7*7}',
  '_',
]

/** Returns a function that returns random whole numbers below its argument. Equal seeds give equal numbers. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Returns a request of the contract whose fields and path are changed at random. */
function mutated(seed: ContractRequest, next: (below: number) => number) {
  const hostile = () => HOSTILE[next(HOSTILE.length)] ?? ''
  const fields = Object.entries(seed.fields).flatMap(([name, value]): [string, string][] => {
    const kind = next(12)
    if (kind === 0) return []
    if (kind === 1) return [[name, hostile()]]
    if (kind === 2)
      return [
        [`${name}[]`, value],
        [`${name}[${hostile()}]`, hostile()],
      ]
    if (kind === 3)
      return [
        [name, value],
        [name, hostile()],
      ]
    if (kind === 4) return [[name, value + hostile()]]
    return [[name, value]]
  })
  if (next(3) === 0) fields.push([hostile(), hostile()])
  const path = next(6) === 0 ? seed.path.replace(/[^/]+$/, encodeHostile(hostile())) : seed.path
  const text = new URLSearchParams(fields).toString()
  return { method: seed.method, path: seed.method === 'GET' ? `${path}?${text}` : path, body: text }
}

const encodeHostile = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** True for a log-out or a new password. Both end the sender's session, and most requests need one. */
const endsSession = ({ path, fields }: ContractRequest) =>
  path === '/logout' || [fields['m'], fields['action']].includes('change_password')

// Reads the routes of the application, so that routes that are added later get requests, too.
const seeds = requestsOf(readRoutes())

onEveryDatabase(portal => {
  test(
    `no response to ${REQUESTS} hostile requests has a status of 500 or more`,
    async () => {
      const next = numbers(46_007)
      const cookies = ['', await portal().signIn(seededAccount.author), await portal().signIn(seededAccount.reader)]
      const faults: string[] = []
      const statuses = new Map<number, number>()
      let sent = 0
      const sendOn = async () => {
        while (sent < REQUESTS) {
          const number = (sent += 1)
          const seed = seeds[number % seeds.length]
          if (!seed) return
          const { method, path, body } = mutated(seed, next)
          const Cookie = cookies[next(cookies.length)] ?? ''
          // Limits count by address: with one address nearly every response would be 429.
          const client = layerClient(portal().url, `127.${1 + (number % 250)}.${next(250)}.${1 + next(250)}`)
          const headers = { Cookie: endsSession(seed) ? '' : Cookie, 'Sec-Fetch-Dest': 'empty' }
          const { status, text } = await client.send(method, path, method === 'GET' ? { headers } : { headers, body })
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (status >= 500)
            faults.push(`${status} ${method} ${path.slice(0, 300)} ${body.slice(0, 300)}: ${text.slice(0, 100)}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, sendOn))
      const signedIn = cookies.map(Cookie => layerClient(portal().url).send('GET', '/profile', { headers: { Cookie } }))
      expect((await Promise.all(signedIn)).map(({ status }) => status)).toEqual([302, 200, 200])
      expect(faults).toEqual([])
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10)
      expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20)
    },
    LONG,
  )
})
