import { execFileSync } from 'node:child_process'

const LIMIT_MS = 10 * 60_000

/** Makes a portal's data folder whose author has so many pictures; on the embedded database or on PostgreSQL. */
export function seedPortal(dataDir: string, pictures: number, databaseUrl = ''): void {
  const args = ['--import', 'tsx', 'examples/portal/server/main.ts', 'seed', '--pictures', String(pictures), '--data', dataDir]
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DATABASE_URL: databaseUrl }, timeout: LIMIT_MS })
}
