/** @jest-environment node */
import {
  cpSync,
  linkSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'
import { runProgram } from '../support/runProgram'

const LIMIT_MS = 600_000
const repository = join(__dirname, '..', '..')
const SOURCES = ['src', '.rollup', 'rollup.config.mjs', 'package.json', 'tsconfig.json']
// A folder on the repository's disk, so that packages can be hard links.
const workshop = join(repository, 'test-results', 'builds')
const [first, second] = [join(workshop, 'one'), join(workshop, 'a folder with a longer name', 'two')]

/** Fills the folder `to` with hard links to the files of `from`, which is quick; copies a file that can't be linked. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

function prepare(folder: string): void {
  linkFolder(join(repository, 'node_modules'), join(folder, 'node_modules'))
  for (const source of SOURCES) cpSync(join(repository, source), join(folder, source), { recursive: true })
}

async function build(folder: string, config = 'rollup.config.mjs'): Promise<void> {
  const { code, text } = await runProgram(
    process.execPath,
    [join('node_modules', 'rollup', 'dist', 'bin', 'rollup'), '--config', config, '--silent'],
    folder,
    LIMIT_MS,
  )
  if (code !== 0) throw new Error(`The build in ${folder} ended with code ${code}: ${text}`)
}

/** Returns the hash of each file below a folder, by its path. */
function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const hashes = files.map(entry => {
    const file = join(entry.parentPath, entry.name)
    return [
      relative(folder, file).split(sep).join('/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ] as const
  })
  return Object.fromEntries(hashes.sort(([one], [other]) => (one < other ? -1 : 1)))
}

beforeAll(() => {
  rmSync(workshop, { recursive: true, force: true })
  for (const folder of [first, second]) prepare(folder)
}, LIMIT_MS)

afterAll(() => rmSync(workshop, { recursive: true, force: true, maxRetries: 5 }), LIMIT_MS)

test(
  'two builds, each in a folder of its own, are byte-identical',
  async () => {
    for (const folder of [first, second]) await build(folder)
    const files = hashFiles(join(first, 'dist'))
    expect(Object.keys(files).length).toBeGreaterThan(200)
    expect(hashFiles(join(second, 'dist'))).toEqual(files)
  },
  LIMIT_MS,
)

test(
  'after a change in a source of the core, the core’s file in dist/esm has another name, and no file has an old name with new content',
  async () => {
    const esm = join(second, 'dist', 'esm')
    const before = hashFiles(join(first, 'dist', 'esm'))
    const file = join(second, 'src', 'shell', 'openRoot.tsx')
    const source = readFileSync(file, 'utf8')
    expect(source).toContain('Missing dependencies: ')
    writeFileSync(file, source.replace('Missing dependencies: ', 'Missing, and named in other words: '))
    writeFileSync(
      join(second, 'rollup.pages.mjs'),
      "import configs from './rollup.config.mjs'\nexport default configs.slice(0, 2)\n",
    )
    rmSync(join(second, 'dist'), { recursive: true })
    await build(second, 'rollup.pages.mjs')
    const after = hashFiles(esm)
    const common = Object.keys(after).filter(name => name in before)
    expect(common.filter(name => after[name] !== before[name])).toEqual([])
    const core = Object.keys(after).find(name => /^core-.*\.js$/.test(name))!
    expect(before).not.toHaveProperty([core])
    expect(readFileSync(join(second, 'dist', 'foyer.js'), 'utf8')).toContain(core)
  },
  LIMIT_MS,
)
