import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../../..')

/** Lets `require` load TypeScript files. */
const LOADER = `
  const { readFileSync } = require('node:fs')
  const { transformSync } = require('@swc/core')
  require.extensions['.ts'] = (module, file) => module._compile(transformSync(readFileSync(file, 'utf8'), { filename: file, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } }).code, file)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone`

/**
 * Runs code in a process with another time zone, because Jest can't change its own.
 * @param code JavaScript that defines the function `answer`; it may `require` files of the repository
 * @param given arguments; `answer` is called with each of them
 */
export function runInZone(
  zone: string,
  code: string,
  given: readonly unknown[],
): { readonly zone: string; readonly answers: readonly unknown[] } {
  const print = 'console.log(JSON.stringify({ zone, answers: JSON.parse(process.argv[1]).map(each => answer(each)) }))'
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--eval', [LOADER, code, print].join('\n'), '--', JSON.stringify(given)],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TZ: zone } },
  )
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout) as ReturnType<typeof runInZone>
}
