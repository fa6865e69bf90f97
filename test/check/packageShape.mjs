// Packs the library as for a registry, and checks the package with publint and attw.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Only the module builds have types: the classic scripts set a global, and a page's server reads the two JSON files.
const ENTRIES_WITHOUT_TYPES = ['foyer.js', 'foyer.umd.js', 'foyer-elements.js', 'importmap.json', 'integrity.json']

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'foyer-pack-'))
try {
  run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder])
  const tarball = join(folder, readdirSync(folder).find(name => name.endsWith('.tgz')) ?? 'nothing was packed')
  run(process.execPath, [join(root, 'node_modules', 'publint', 'src', 'cli.js'), 'run', tarball, '--strict'])
  const attw = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js')
  run(process.execPath, [
    attw,
    tarball,
    '--no-emoji',
    '--no-color',
    '--format',
    'ascii',
    '--exclude-entrypoints',
    ...ENTRIES_WITHOUT_TYPES,
  ])
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32' && program === 'npm',
  })
  if (status === 0) return
  console.log(`${[program, ...args].join(' ')}\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`)
  process.exitCode = 1
}
