/** @jest-environment node */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runModule, type ModuleRun } from '../support/runModule'

const setup = join(__dirname, '..', '..', 'examples', 'portal', 'setup')
let root: string

function write(path: string, text: string, age = 0): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  const when = Date.now() / 1000 - age
  utimesSync(file, when, when)
}

const lock = (packages: Record<string, object>): string => JSON.stringify({ packages })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clone-'))
})

afterEach(() => rmSync(root, { recursive: true }))

describe('packages', () => {
  const wanted = {
    '': {},
    'examples/portal': {},
    'node_modules/@foyer/portal': { link: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', optional: true },
  }

  function install(npm = "require('node:fs').writeFileSync('called', process.argv.slice(2).join(' '))"): ModuleRun {
    write('npm.js', npm)
    return runModule(join(setup, 'installMissing.mjs'), 'installMissing', [root], {
      npm_execpath: join(root, 'npm.js'),
    })
  }
  const called = (): string => readFileSync(join(root, 'called'), 'utf8')

  test('are installed if there are none, with a message', () => {
    write('package-lock.json', lock(wanted))
    expect(install()).toMatchObject({ code: 0, out: expect.stringContaining('Installing the packages') })
    expect(called()).toBe('ci --ignore-scripts --no-audit --no-fund --loglevel error')
  })

  test('are installed again when the lock file names another version', () => {
    write('package-lock.json', lock(wanted))
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '0.9.0' } }))
    install()
    expect(called()).toMatch(/^ci /)
  })

  test('are not installed again, and there is no message, when only optional ones are missing', () => {
    write('package-lock.json', lock(wanted))
    write('node_modules/.package-lock.json', lock({ 'node_modules/a': { version: '1.0.0' } }))
    expect(install()).toEqual({ code: 0, out: '', err: '' })
    expect(called).toThrow('ENOENT')
  })

  test('that can’t be installed are reported in one sentence', () => {
    write('package-lock.json', lock(wanted))
    const run = install("console.error('npm error no network'); process.exit(7)")
    expect(run.code).toBe(1)
    expect(run.err).toContain('npm error no network')
    expect(run.err).toContain('npm ci ended with code 7, so the packages are not installed.')
  })
})

describe('the build', () => {
  function build(): ModuleRun {
    write('node_modules/rollup/dist/bin/rollup', "require('node:fs').writeFileSync('dist/foyer.umd.js', 'new')")
    return runModule(join(setup, 'buildMissing.mjs'), 'buildMissing', [root])
  }
  const built = { code: 0, out: 'Building the library (about a minute, on a busy computer a few) …\n', err: '' }
  const fresh = { code: 0, out: '', err: '' }

  beforeEach(() => {
    write(
      'package.json',
      JSON.stringify({
        exports: { '.': { import: { default: './dist/lib/index.js' } }, './package.json': './package.json' },
        unpkg: './dist/foyer.umd.js',
      }),
      100,
    )
    write('src/lib/cookie.ts', '', 100)
    for (const folder of ['src/lib', 'src']) utimesSync(join(root, folder), 1, 1)
    write('dist/lib/index.js', '', 50)
    write('dist/foyer.umd.js', '', 50)
  })

  test('is not repeated when every file that package.json promises is newer than the sources', () => {
    expect(build()).toEqual(fresh)
  })

  test('is made when a promised file is missing', () => {
    rmSync(join(root, 'dist/foyer.umd.js'))
    expect(build()).toEqual(built)
  })

  test('is made when a source changed', () => {
    write('src/lib/cookie.ts', 'changed', 10)
    expect(build()).toEqual(built)
  })

  test('deletes the files of the earlier build', () => {
    write('src/lib/cookie.ts', 'changed', 10)
    write('dist/esm/core-OLD.js', '', 50)
    expect(build()).toEqual(built)
    expect(readdirSync(join(root, 'dist'), { recursive: true }).sort()).toEqual(['esm', 'foyer.umd.js', 'lib'])
  })

  test('of the portal’s pages is made when one of their files is missing, and not when only other files of the package are missing', () => {
    const buildPages = () => {
      write(
        'node_modules/rollup/dist/bin/rollup',
        "require('node:fs').writeFileSync('arguments', String(process.argv))",
      )
      return runModule(join(setup, 'buildMissing.mjs'), 'buildMissing', [root, { onlyPages: true }])
    }
    write('dist/foyer.js', '', 50)
    expect(buildPages()).toEqual(built)
    expect(readFileSync(join(root, 'arguments'), 'utf8')).toMatch(/--config,--silent,--configPages$/)
    write('dist/foyer.js', '', 50)
    write('dist/foyer-elements.js', '', 50)
    // The first build has deleted the older files of the package.
    expect(readdirSync(join(root, 'dist'))).not.toContain('foyer.umd.js')
    expect(buildPages()).toEqual(fresh)
    expect(build()).toEqual(built)
  })

  test('is made when a source was deleted', () => {
    rmSync(join(root, 'src/lib/cookie.ts'))
    expect(build()).toEqual(built)
  })
})

test('an old Node gets a message that names the needed version', () => {
  const run = runModule(join(setup, 'checkNode.mjs'), 'checkNode', ['npm start', 99, 0])
  expect(run).toMatchObject({ code: 1, out: 'false\n' })
  expect(run.err).toBe(
    `npm start needs Node 99.0 or newer; this is Node ${process.versions.node}. Install a newer one from https://nodejs.org, then run npm start again.\n`,
  )
})

test.each([
  ['a program that closes well', "process.on('SIGINT', () => process.exit(0))"],
  ['a program that does not listen', ''],
  ['a program that does not end', "process.on('SIGINT', () => {})"],
])('Ctrl-C ends %s within two seconds, with code 130', async (_, program) => {
  write('program.cjs', `${program}\nsetInterval(() => {}, 1000)\nconsole.log(process.pid)`)
  const code = `import { runToEnd } from ${JSON.stringify(pathToFileURL(join(setup, 'runToEnd.mjs')).href)}
    await runToEnd(process.execPath, [${JSON.stringify(join(root, 'program.cjs'))}])`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = Number(await new Promise<Buffer>(resolve => parent.stdout.once('data', resolve)))
  const start = Date.now()
  parent.kill('SIGINT')
  expect(await new Promise(resolve => parent.once('exit', resolve))).toBe(130)
  expect(Date.now() - start).toBeLessThan(2000)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})
