import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './runToEnd.mjs'

/**
 * Installs the packages of the lock file if any of them is missing or has another version; prints a message first. An
 * optional package may be missing. Runs no install scripts, because none of the packages needs one.
 * @param {string} root a folder with a lock file, such as the repository
 * @throws {Error} if npm could not install them
 */
export async function installMissing(root) {
  if (isInstalled(root)) return
  console.log('Installing the packages of package-lock.json (a minute or two, once) …')
  const npmArgs = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error']
  const npmProgram = process.env['npm_execpath']
  const code = npmProgram?.endsWith('.js')
    ? await runToEnd(process.execPath, [npmProgram, ...npmArgs], { cwd: root })
    : await runToEnd('npm', npmArgs, { cwd: root, shell: process.platform === 'win32' })
  if (code !== 0) {
    throw new Error(
      `npm ci ended with code ${code}, so the packages are not installed. Its own message above says why. Correct the cause and run the command again.`,
    )
  }
}

/** @param {string} root */
function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    const isOurOwn = !path.includes('node_modules/') || link === true
    if (isOurOwn) return true
    const found = present[path]
    return found ? found.version === version : optional === true || devOptional === true
  })
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }> |
 * undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}
