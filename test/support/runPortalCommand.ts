import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { portalProgram } from './portalProgram'

const LONGEST_RUN = 90_000

/** Exit code and output of a command. */
interface EndedCommand {
  code: number | null
  output: string
  errors: string
}

/**
 * Runs the portal's program with the arguments until it ends, and returns its exit code and output. Kills the program
 * when `killWhen` returns true.
 */
export async function runPortalCommand(
  args: string[],
  env: Record<string, string> = {},
  killWhen = () => false,
): Promise<EndedCommand> {
  const child = spawn(process.execPath, [...portalProgram(), ...args], {
    cwd: process.cwd(),
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN,
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const watch = setInterval(() => {
    if (killWhen()) child.kill('SIGKILL')
  }, 5)
  await once(child, 'close')
  clearInterval(watch)
  return { code: child.exitCode, output, errors }
}
