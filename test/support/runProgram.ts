import { spawn } from 'node:child_process'

const LIMIT_MS = 180_000

/** Output and exit code of a program. */
export interface ProgramRun {
  readonly code: number
  readonly text: string
}

/** Runs a program in a folder and returns its exit code and output. After `limitMs` it is killed, with code 1. */
export function runProgram(
  program: string,
  args: readonly string[],
  cwd: string,
  limitMs = LIMIT_MS,
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which only a shell can start.
    const shell = process.platform === 'win32' && program === 'npm'
    const child = spawn(program, args, {
      cwd,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    let text = ''
    const collect = (part: Buffer) => {
      text += part.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const late = setTimeout(() => {
      text += `\n${program} ${args.join(' ')} was ended after ${limitMs} ms.`
      child.kill('SIGKILL')
    }, limitMs)
    child.once('error', reject)
    child.once('close', code => {
      clearTimeout(late)
      resolve({ code: code ?? 1, text })
    })
  })
}
