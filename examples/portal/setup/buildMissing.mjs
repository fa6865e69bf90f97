import { spawn } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from './runToEnd.mjs'

/** Rollup's line after the last file that a page loads. The bundles for other uses follow. */
const PAGE_FILES_BUILT = /created dist\/foyer\.js/
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const INPUTS = ['src', 'rollup.config.mjs', '.rollup', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Builds the library if a file that package.json declares is missing or older than a source; prints a message first.
 * @param {string} root the repository's folder
 * @throws {Error} if the build failed
 */
export async function buildMissing(root) {
  if (isBuilt(root)) return
  console.log('Building the library …')
  const start = Date.now()
  const code = await runToEnd(process.execPath, [rollupOf(root), '--config', '--silent'], { cwd: root })
  if (code !== 0) throw new Error(failureOf(code))
  sweepOlder(join(root, 'dist'), start)
}

/**
 * Builds as `buildMissing`, but resolves when the files that a page loads exist. The build goes on in the background,
 * and ends with this process.
 * @param {string} root the repository's folder
 * @throws {Error} if the build failed
 */
export async function buildForPages(root) {
  if (isBuilt(root)) return
  console.log('Building the library …')
  const start = Date.now()
  const child = spawn(process.execPath, [rollupOf(root), '--config'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const endBuild = () => child.kill()
  process.once('exit', endBuild)
  // Until the portal handles the signals itself.
  /** @param {NodeJS.Signals} signal */
  const stop = signal => process.exit(128 + constants.signals[signal])
  for (const signal of SIGNALS) process.once(signal, stop)
  /** @type {Promise<void>} */
  const arePagesReady = new Promise((resolve, reject) => {
    let text = ''
    child.stderr.setEncoding('utf8').on('data', printed => {
      text += printed
      if (PAGE_FILES_BUILT.test(text)) resolve()
    })
    child.once('error', reject)
    child.once('close', code => {
      process.off('exit', endBuild)
      if (code === 0) sweepOlder(join(root, 'dist'), start)
      else if (PAGE_FILES_BUILT.test(text)) console.error(`${text}\n${failureOf(code ?? 1)}`)
      else reject(new Error(`${text}\n${failureOf(code ?? 1)}`))
      resolve()
    })
  })
  await arePagesReady.finally(() => SIGNALS.forEach(signal => process.off(signal, stop)))
}

/** @param {string} root */
const rollupOf = root => join(root, 'node_modules', 'rollup', 'dist', 'bin', 'rollup')

/** @param {number} code */
const failureOf = code =>
  `The build ended with code ${code}. Its own message above says why. Correct the cause and run the command again.`

/**
 * Removes the files of earlier builds, because a changed chunk gets a new name and the old file would stay.
 * @param {string} folder
 * @param {number} start when this build began
 */
function sweepOlder(folder, start) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && statSync(file).mtimeMs < start) rmSync(file)
  }
}

/** @param {string} root */
function isBuilt(root) {
  const newestInput = Math.max(...INPUTS.map(input => newestChange(join(root, input))))
  return promisedFiles(root).every(file => {
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
