import { rmSync } from 'node:fs'
import { runStatements } from '../portal/support/runStatements'
import { makeDataFolder } from './makeDataFolder'
import { postgresBinaries } from './postgresBinaries'
import { startPortal } from './startPortal'
import { startSeededPostgres } from './startSeededPostgres'
import type { TestPortal } from './TestPortal'

const LONGEST_START = 120_000
/** Time limit of a test in ms, for a busy machine. */
const LONGEST_TEST = 30_000

/** Options that change the portals of onEveryDatabase. */
interface EveryDatabaseOptions {
  /** Statements to run on the seeded database before the tests. */
  statements?: readonly string[]
  /** Environment variables of the portal. */
  env?: Record<string, string>
}

/**
 * Runs the same tests against a portal on the embedded database and one on PostgreSQL. Without PostgreSQL, one skipped
 * test names the reason.
 */
export function onEveryDatabase(tests: (portal: () => TestPortal) => void, options: EveryDatabaseOptions = {}): void {
  onEmbeddedDatabase(tests, options)
  const postgres = postgresBinaries()
  if ('missing' in postgres) {
    test.skip(`on PostgreSQL: ${postgres.missing}`, () => undefined)
    return
  }
  describe('on PostgreSQL', () =>
    withPortal(async () => {
      const { databaseUrl, stop: stopPostgres } = await startSeededPostgres()
      const portal = await startPrepared(databaseUrl, options)
      const stop = async () => {
        const ended = await portal.stop()
        stopPostgres()
        return ended
      }
      return { ...portal, stop }
    }, tests))
}

/** Runs the tests against a portal on the embedded database. */
export function onEmbeddedDatabase(
  tests: (portal: () => TestPortal) => void,
  options: EveryDatabaseOptions = {},
): void {
  jest.setTimeout(LONGEST_TEST)
  describe('on the embedded database', () => withPortal(() => startPrepared(undefined, options), tests))
}

async function startPrepared(
  databaseUrl: string | undefined,
  { statements = [], env = {} }: EveryDatabaseOptions,
): Promise<TestPortal> {
  const given = { env, ...(databaseUrl !== undefined && { databaseUrl }) }
  if (statements.length === 0) return startPortal(given)
  const dataDir = makeDataFolder(databaseUrl)
  // Seeds the database if the test run has not done so.
  const isSeeded = process.env[databaseUrl === undefined ? 'FOYER_SEEDED_PORTAL' : 'FOYER_SEEDED_POSTGRES']
  if (!isSeeded) await (await startPortal({ ...given, dataDir })).stop()
  await runStatements({ dataDir, databaseUrl }, statements)
  const portal = await startPortal({ ...given, dataDir })
  const stop = async () => {
    const ended = await portal.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    return ended
  }
  return { ...portal, stop }
}

function withPortal(start: () => Promise<TestPortal>, tests: (portal: () => TestPortal) => void): void {
  let portal: TestPortal | undefined
  beforeAll(async () => {
    portal = await start()
  }, LONGEST_START)
  afterAll(async () => {
    const ended = await portal?.stop()
    // Every line in the portal's error output is an unexpected error.
    expect(ended).toMatchObject({ code: 0, errors: '' })
  }, LONGEST_START)
  tests(() => {
    if (!portal) throw new Error('The portal has not started.')
    return portal
  })
}
