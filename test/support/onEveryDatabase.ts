import { postgresBinaries } from './postgresBinaries'
import { startPortal } from './startPortal'
import { startSeededPostgres } from './startSeededPostgres'
import type { TestPortal } from './TestPortal'

const LONGEST_START = 120_000
/** A busy machine is no fault of the portal's. */
const LONGEST_TEST = 30_000

/** Runs the same tests against a portal on the embedded database and one on PostgreSQL, started with `env`; without PostgreSQL one skip says why. */
export function onEveryDatabase(tests: (portal: () => TestPortal) => void, env: Record<string, string> = {}): void {
  jest.setTimeout(LONGEST_TEST)
  describe('on the embedded database', () => withPortal(() => startPortal({ env }), tests))
  const postgres = postgresBinaries()
  if ('missing' in postgres) {
    test.skip(`on PostgreSQL: ${postgres.missing}`, () => undefined)
    return
  }
  describe('on PostgreSQL', () =>
    withPortal(async () => {
      const { databaseUrl, stop: stopPostgres } = await startSeededPostgres()
      const portal = await startPortal({ databaseUrl, env })
      const stop = async () => {
        const ended = await portal.stop()
        stopPostgres()
        return ended
      }
      return { ...portal, stop }
    }, tests))
}

function withPortal(start: () => Promise<TestPortal>, tests: (portal: () => TestPortal) => void): void {
  let portal: TestPortal | undefined
  beforeAll(async () => {
    portal = await start()
  }, LONGEST_START)
  afterAll(async () => {
    const ended = await portal?.stop()
    // What the portal logged is a fault that no test asked for.
    expect(ended).toMatchObject({ code: 0, errors: '' })
  }, LONGEST_START)
  tests(() => {
    if (!portal) throw new Error('The portal has not started.')
    return portal
  })
}
