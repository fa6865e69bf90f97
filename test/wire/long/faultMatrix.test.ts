import { resolveConfig } from '../../../src/config/resolveConfig'
import { consoleGuard } from '../../support/consoleGuard'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import type { TestPortal } from '../../support/TestPortal'
import { contractCalls } from '../faults/contractCalls'
import { expectedCell } from '../faults/expectedCell'
import type { Line } from '../faults/Line'
import { onLine, openLines } from '../faults/openLines'
import { runCall, type Cell } from '../faults/runCall'
import { wireFaults } from '../faults/wireFaults'

/** Number of calls that run in parallel. A call mostly waits, so this saves time. */
const AT_ONCE = 6

const config = resolveConfig(
  {
    language: 'de_DE',
    customer: 'uferland',
    auth: { account: seededAccount.author, accountId: '1001' },
    idempotency: true,
  },
  new URL('http://localhost/'),
)
const outcomes = new Map<string, Promise<Cell[]>>()
let portal: TestPortal
let closeLines = () => {}
let passed = 0
let counted = 0

jest.setTimeout(180_000)
// Every test expects the message about an entry that is left out, because the calls run during all tests.
beforeEach(() =>
  consoleGuard.expected.push({ level: 'error', text: /doesn't have the contract's shape/, isSeen: true }),
)
beforeAll(async () => {
  portal = await startPortal({ args: ['--public-demo'], env: { TRUST_PROXY: 'loopback' } })
  closeLines = openLines()
  const author = await portalClient(portal, seededAccount.author)
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  for (const [row, call] of contractCalls.entries()) {
    const outcome = lanes[row % AT_ONCE]!.then(() => runCall(call, wireFaults, { portal, config, author, row }))
    // The test of that row reports the error.
    lanes[row % AT_ONCE] = outcome.catch(() => {})
    outcomes.set(call.name, outcome)
  }
})
afterAll(async () => {
  process.stderr.write(
    `fault matrix: ${contractCalls.length} calls, ${contractCalls.length * wireFaults.length} cells, ${passed} passed; in ${counted} cells it was counted how often the portal did the call\n`,
  )
  closeLines()
  await portal.stop()
})

test.each(contractCalls.map(call => [call.name, call] as const))(
  '%s: each fault is reported as expected, and the portal does the repeated call as often as expected',
  async (name, call) => {
    const cells = (await outcomes.get(name)) ?? []
    const expected = wireFaults.map((fault, index) => expectedCell(call, fault, cells[index]))
    passed += cells.filter((cell, index) => JSON.stringify(cell) === JSON.stringify(expected[index])).length
    counted += cells.filter(({ done }) => done !== undefined).length
    expect(cells).toEqual(expected)
  },
)

test.each(contractCalls.filter(({ isKeyed }) => isKeyed).map(call => [call.name, call] as const))(
  '%s has no key unless the page enables keys',
  async (_, call) => {
    const line: Line = {
      url: portal.url,
      address: '10.2.0.1',
      cookies: new Map([(await portal.signIn(seededAccount.author)).split('=') as [string, string]]),
      isImpatient: false,
      keys: [],
    }
    const author = await portalClient(portal, seededAccount.author)
    const ready = await onLine(line, async () =>
      call.ready({ config: { ...config, idempotency: false }, author, url: portal.url, number: 1e6, fault: '' }),
    )
    line.keys.length = 0
    await onLine(line, () => ready.send(new AbortController().signal))
    expect(line.keys).toEqual([''])
    expect((await ready.count?.()) ?? 1).toBe(1)
  },
)
