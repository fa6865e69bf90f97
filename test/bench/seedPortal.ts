import { execFileSync } from 'node:child_process'

const LIMIT_MS = 10 * 60_000

/**
 * Creates the data of a portal, on the embedded database or on PostgreSQL. The author gets the given numbers of
 * pictures and events; without `events`, the author has only the demo's events.
 */
export function seedPortal(
  dataDir: string,
  pictures: number,
  { databaseUrl = '', events = 0 }: { databaseUrl?: string; events?: number } = {},
): void {
  const args = [
    '--import',
    'tsx',
    'examples/portal/server/main.ts',
    'seed',
    '--pictures',
    String(pictures),
    '--events',
    String(events),
    '--data',
    dataDir,
  ]
  execFileSync(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
    timeout: LIMIT_MS,
  })
}
