import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/**
 * Finds an installed Chromium or Chrome: `CHROMIUM_PATH` first, then Playwright's download, then the search path and
 * the usual places.
 * @param {(path: string) => boolean} [canUse] called for each file found until it returns true, not for `CHROMIUM_PATH`
 * @returns {string | undefined} the program's path, undefined if there is none
 */
export function findChromium(canUse = () => true) {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  return [playwrightOwn(), ...inSearchPath(), ...usualPlaces()].find(
    path => path !== undefined && isFile(path) && canUse(path),
  )
}

function playwrightOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}

function inSearchPath() {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (process.env['PATH'] ?? '').split(delimiter).flatMap(folder => NAMES.map(name => join(folder, name + suffix)))
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ]
  }
  if (process.platform === 'win32') {
    return [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
      .filter(root => root !== undefined)
      .flatMap(root => [
        join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(root, 'Chromium', 'Application', 'chrome.exe'),
      ])
  }
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ]
}

/** @param {string} path */
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}
