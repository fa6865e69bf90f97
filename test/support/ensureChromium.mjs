import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../../examples/portal/setup/runToEnd.mjs'
import { findChromium } from './findChromium.mjs'

/** Name of Debian's package, and of its program: a Chromium that opens no windows. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const DOWNLOAD_LIMIT_MS = 10 * 60_000

/**
 * Finds a Chromium that starts. If there is none, downloads Playwright's. If that fails and this process runs as root
 * on Debian, installs Debian's.
 * @param {string} root the repository's folder
 * @returns {Promise<string>} the program's path
 * @throws {Error} if `CHROMIUM_PATH` does not start, or no browser can be installed; the text says what to do
 */
export async function ensureChromium(root) {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (canStart(named)) return named
    throw new Error(
      `CHROMIUM_PATH names ${named}, which does not start. Correct it, or unset it to have a browser found.`,
    )
  }
  return findChromium(canStart) ?? (await download(root)) ?? (await installFromDebian()) ?? giveUp()
}

/**
 * Finds the browser for tests that do not need the whole Chromium. If Chromium is Debian's, this is Debian's headless
 * shell: it has the same engine and needs a quarter less processor time. Otherwise, or if the shell is missing, it is
 * `chromium` itself.
 * @param {string} chromium the path that `ensureChromium` returned
 * @returns {string} the program's path
 */
export function findHeadlessShell(chromium) {
  const shell = `/usr/bin/${HEADLESS_SHELL}`
  return chromium === '/usr/bin/chromium' && existsSync(shell) && canStart(shell) ? shell : chromium
}

/** @param {string} root */
async function download(root) {
  console.log("No Chromium found. Downloading Playwright's Chromium (about 150 MB, once) …")
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  await runToEnd(process.execPath, [playwright, 'install', 'chromium'], {
    cwd: root,
    timeout: DOWNLOAD_LIMIT_MS,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
  })
  return findChromium(canStart)
}

async function installFromDebian() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!isRootOnDebian) return undefined
  console.log("Installing Debian's chromium …")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['-qq', 'update'],
    ['-qq', 'install', '-y', '--no-install-recommends', 'chromium'],
    ['-qq', 'install', '-y', '--no-install-recommends', HEADLESS_SHELL],
  ]) {
    await runToEnd('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: DOWNLOAD_LIMIT_MS })
  }
  return findChromium(canStart)
}

/** @returns {never} */
function giveUp() {
  throw new Error(
    'The browser tests need a Chromium, and none was found or could be installed. Do one of these and run the tests again: ' +
      'install Chromium or Chrome with the system (Debian: sudo apt-get install chromium); ' +
      'run npx playwright install --with-deps chromium; ' +
      'or set CHROMIUM_PATH to the program.',
  )
}

/**
 * Returns true if the browser starts. A downloaded browser does not start if system libraries are missing. On Windows,
 * checks only that the file exists.
 * @param {string} path
 */
function canStart(path) {
  if (process.platform === 'win32') return existsSync(path)
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}
