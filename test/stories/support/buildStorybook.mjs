import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Files and folders from which Storybook is built. */
export const SOURCES = [
  '.storybook',
  'examples/portal/server/registerLogin/texts',
  'examples/portal/server/templates',
  'package-lock.json',
  'package.json',
  'src',
  'stories',
  'test/support',
  'tsconfig.json',
]
const BUILD_MS = 180_000

/**
 * Builds the static Storybook, unless the existing one was built from the same sources.
 * @param {string} root the repository's folder
 * @returns {Promise<string>} its folder
 */
export async function buildStorybook(root) {
  const folder = join(root, 'storybook-static')
  const stampFile = join(folder, '.sources')
  const stamp = stampOf(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  const command = [
    join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'build',
    '--output-dir',
    folder,
    '--quiet',
    '--disable-telemetry',
  ]
  await promisify(execFile)(process.execPath, command, {
    cwd: root,
    timeout: BUILD_MS,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CI: '1' },
  })
  writeFileSync(stampFile, stamp)
  return folder
}

/**
 * @param {string} root
 * @returns {string}
 */
function stampOf(root) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of listFiles(join(root, source))) {
      const { mtimeMs, size } = statSync(path)
      hash.update(`${path} ${mtimeMs} ${size}\n`)
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}
