import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { seededAccount } from '../support/seededAccount'
import { signIn } from '../support/signIn'
import type { ServedPortal } from './ServedPortal'

const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 5000

/**
 * Starts the real portal in a separate process; it serves the library from `libraryDir`. Throws if the portal does not
 * start.
 */
export async function startServedPortal(dataDir: string, libraryDir: string, databaseUrl = ''): Promise<ServedPortal> {
  const server = fileURLToPath(new URL('servePortal.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', server, dataDir, libraryDir, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const late = setTimeout(kill, START_LIMIT_MS)
  let url = ''
  for await (const line of createInterface(child.stdout)) {
    url = /^Portal ready at (http:\S+)$/.exec(line)?.[1] ?? ''
    if (url) break
  }
  clearTimeout(late)
  if (!url) throw new Error('The portal of the bench did not start.')
  return {
    url,
    cookie: await signIn(url, seededAccount.author),
    async stop() {
      process.off('exit', kill)
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      const slow = setTimeout(kill, STOP_LIMIT_MS)
      child.kill('SIGINT')
      await ended
      clearTimeout(slow)
    },
  }
}
