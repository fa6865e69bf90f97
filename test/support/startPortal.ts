import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { makeDataFolder } from './makeDataFolder'
import { portalProgram } from './portalProgram'
import { signIn } from './signIn'
import type { TestPortal } from './TestPortal'

const LONGEST_START = 60_000
const LONGEST_STOP = 5000

/** Options that change a test's portal. */
interface TestPortalOptions {
  databaseUrl?: string
  /** A folder that the test removes itself. */
  dataDir?: string
  args?: string[]
  /** Starts the sources, as the portal's guide does, even if there is a bundle. */
  fromSources?: boolean
  /** Environment variables added to those of this process. */
  env?: Record<string, string>
}

/**
 * Starts the real reference portal, seeded, in a separate process on a free port.
 * @throws Error with the portal's output if the portal does not start
 */
export async function startPortal({
  databaseUrl,
  dataDir: given,
  args = [],
  fromSources,
  env = {},
}: TestPortalOptions = {}): Promise<TestPortal> {
  const dataDir = given ?? makeDataFolder(databaseUrl)
  const child = spawn(process.execPath, [...portalProgram(fromSources), '--port', '0', '--data', dataDir, ...args], {
    cwd: process.cwd(),
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const cleanUp = () => {
    child.kill('SIGKILL')
    if (!given) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', cleanUp)
  let [output, errors] = ['', '']
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const url = await readyAddress(child).catch((error: unknown) => {
    cleanUp()
    throw new Error(`${String(error)}\n${errors}`)
  })
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    signIn: account => signIn(url, account),
    async stop() {
      const begun = performance.now()
      const code = await end(child)
      const milliseconds = performance.now() - begun
      process.off('exit', cleanUp)
      cleanUp()
      return { code, milliseconds, errors }
    },
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(
      () => reject(new Error(`The portal did not start in ${LONGEST_START} ms; it printed: ${printed}`)),
      LONGEST_START,
    )
    child.stdout?.on('data', (text: Buffer) => {
      printed += text.toString()
      const url = /Portal ready at (http:[^\s"]+)/.exec(printed)?.[1]
      if (url) resolve(url)
      if (url) clearTimeout(late)
    })
    child.once('exit', code => {
      clearTimeout(late)
      reject(new Error(`The portal ended with code ${code}; it printed: ${printed}`))
    })
  })
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP)
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  await ended
  clearTimeout(late)
  return child.exitCode
}
