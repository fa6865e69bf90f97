/** @jest-environment node */
import { join } from 'node:path'
import { runProgram } from '../support/runProgram'

const LIMIT_MS = 120_000
const repository = join(__dirname, '..', '..')

test(
  'publint and attw find no problem in the packed library',
  async () => {
    expect(await runProgram(process.execPath, [join('test', 'check', 'packageShape.mjs')], repository)).toEqual({
      code: 0,
      text: '',
    })
  },
  LIMIT_MS,
)

test(
  'the package contains the documented files, and outside dist only README.md and package.json',
  async () => {
    const { text } = await runProgram(
      'npm',
      ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel', 'silent'],
      repository,
    )
    const [packed] = JSON.parse(text.slice(text.indexOf('['))) as { files: { path: string }[] }[]
    const paths = packed?.files.map(({ path }) => path) ?? []
    const told = [
      'foyer.js',
      'foyer.umd.js',
      'importmap.json',
      'integrity.json',
      'licenses.txt',
      'sizes.txt',
      'lib/index.js',
      'lib/index.d.ts',
      'lib/cjs/index.cjs',
      'lib/cjs/index.d.cts',
    ]
    expect(paths).toEqual(expect.arrayContaining(['README.md', 'package.json', ...told.map(file => `dist/${file}`)]))
    expect(
      paths.filter(path => !/^(dist\/|README\.md$|package\.json$)/.test(path) || /\.(?:br|gz)$/.test(path)),
    ).toEqual([])
  },
  LIMIT_MS,
)
