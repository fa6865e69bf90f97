import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCommandLine } from '../../../examples/portal/server/parseCommandLine'
import type { DocBlock } from './DocBlock'

/** Programs of the system that the documentation may use. */
const SYSTEM = [
  '[',
  'cd',
  'chmod',
  'chown',
  'cp',
  'createdb',
  'createuser',
  'curl',
  'docker',
  'echo',
  'export',
  'git',
  'install',
  'journalctl',
  'kill',
  'mkdir',
  'mv',
  'nginx',
  'openssl',
  'pg_dump',
  'pg_restore',
  'psql',
  'rm',
  'set',
  'systemctl',
  'tar',
  'umask',
  'useradd',
]

/** Matches a prefix that runs the rest of a command as another account. */
const AS_ACCOUNT = /(?:sudo -u|runuser -u) \w+ (?:-- )?/
const SERVER = 'examples/portal/server/main.ts'

/**
 * Returns the errors in a block of commands: an unknown program, a missing script or file, an unknown environment
 * variable or argument of the portal.
 */
export function findCommandErrors(root: string, { code, path, line }: DocBlock): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const variables = readVariables(root)
  const check = (command: string): string | undefined => {
    const words = command.replace(AS_ACCOUNT, '').split(/\s+/)
    const given = words.findIndex(word => !/^[A-Z0-9_]+=/.test(word))
    for (const word of given === -1 ? words : words.slice(0, given))
      if (!variables.includes(word.split('=')[0]!)) return `the portal reads no variable ${word}`
    // This is a line of a file with settings, not a command.
    if (given === -1) return undefined
    const [program = '', first = '', ...more] = words.slice(given)
    if (program === 'npm') return checkNpm(first, more)
    if (program === 'node' && more.includes(SERVER)) return checkArguments(more.slice(more.indexOf(SERVER) + 1))
    if (program === 'node' || program.startsWith('node_modules/.bin/'))
      return checkFile([first, ...more].find(word => !word.startsWith('-')) ?? '', program)
    return SYSTEM.includes(program) ? undefined : `${program} is none of the known programs`
  }
  const checkFile = (file: string, program: string) =>
    [file, program === 'node' ? file : program].find(each => /[./]/.test(each) && !existsSync(join(root, each))) ===
    undefined
      ? undefined
      : `there is no file ${file} or no ${program}`
  const checkNpm = (first: string, more: string[]): string | undefined => {
    if (first === 'ci' || first === 'install' || first === 'pack') return undefined
    const [name = '', ...given] = first === 'run' ? more : [first, ...more]
    if (!(name in scripts)) return `package.json has no script ${name}`
    return name === 'portal' || name === 'start' ? checkArguments(given.filter(word => word !== '--')) : undefined
  }
  return joinContinued(code)
    .split('\n')
    .flatMap((row, index) => {
      const commands = row
        .replace(/(^|\s)#.*$/, '')
        .replaceAll(/[()]/g, '')
        .split(/&&|\|/)
        .map(part => part.trim())
        .filter(part => part !== '')
      return commands.flatMap(command => check(command) ?? []).map(error => `${path}:${line + index}: ${error}`)
    })
}

function readVariables(root: string): string[] {
  const sources = ['parseCommandLine', 'readServerSettings'].map(name =>
    readFileSync(join(root, 'examples', 'portal', 'server', `${name}.ts`), 'utf8'),
  )
  return [...sources.join('').matchAll(/env\['(\w+)'\]/g)].map(([, name]) => name ?? '')
}

/** Returns the error of the portal's arguments, if there is one. */
function checkArguments(given: string[]): string | undefined {
  try {
    parseCommandLine(given, {})
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}

/** Joins the lines of each continued command, and adds empty lines, so that other commands keep their line numbers. */
function joinContinued(code: string): string {
  return code.replaceAll(/(?:.* \\\n)+.*/g, rows => {
    const parts = rows.split(/ \\\n\s*/)
    return parts.join(' ') + '\n'.repeat(parts.length - 1)
  })
}
