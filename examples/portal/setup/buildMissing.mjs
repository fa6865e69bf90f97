import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './runToEnd.mjs'

const INPUTS = ['src', 'rollup.config.mjs', '.rollup', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Files that the portal's pages load. These files load all others that the pages need. */
const PAGE_FILES = ['dist/foyer.js', 'dist/foyer-elements.js']

/**
 * Builds the library if a file that package.json declares is missing, or older than an input of the build. Prints a
 * message first.
 * @param {string} root the repository's folder
 * @param {{ onlyPages?: boolean }} options `onlyPages`: only the files that the portal's pages load; that takes less
 * than half of the time
 * @throws {Error} if the build failed
 */
export async function buildMissing(root, { onlyPages = false } = {}) {
  if (isBuilt(root, onlyPages ? PAGE_FILES : promisedFiles(root))) return
  console.log('Building the library (about a minute, on a busy computer a few) …')
  const start = Date.now()
  const rollup = join(root, 'node_modules', 'rollup', 'dist', 'bin', 'rollup')
  const code = await runToEnd(
    process.execPath,
    [rollup, '--config', '--silent', ...(onlyPages ? ['--configPages'] : [])],
    {
      cwd: root,
    },
  )
  if (code !== 0)
    throw new Error(
      `The build ended with code ${code}. Its own message above says why. Correct the cause and run the command again.`,
    )
  sweepOlder(join(root, 'dist'), start)
}

/**
 * Removes the files of earlier builds, because a changed chunk gets a new name and the old file would stay.
 * @param {string} folder
 * @param {number} start start of this build, in ms since 1970
 */
function sweepOlder(folder, start) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && statSync(file).mtimeMs < start) rmSync(file)
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 */
function isBuilt(root, files) {
  const newestInput = Math.max(...INPUTS.map(input => newestChange(join(root, input))))
  return files.every(file => {
    const written = statSync(join(root, file), { throwIfNoEntry: false })
    return written !== undefined && written.mtimeMs >= newestInput
  })
}

/** @param {string} root */
function promisedFiles(root) {
  const { exports, unpkg } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return [...leaves(exports), unpkg].filter(file => /^\.?\/?dist\/[^*]+$/.test(file))
}

/**
 * @param {unknown} node
 * @returns {string[]}
 */
function leaves(node) {
  if (typeof node === 'string') return [node]
  return node !== null && typeof node === 'object' ? Object.values(node).flatMap(leaves) : []
}

/**
 * Returns the newest change below a path. Folders count too, because removing a file changes only the folder's time.
 * @param {string} path
 * @returns {number}
 */
function newestChange(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map(name => newestChange(join(path, name))))
}
