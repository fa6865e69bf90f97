import { statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['firefox-esr', 'firefox']
const USUAL_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  '/snap/bin/firefox',
]

/**
 * Finds an installed Firefox: `FIREFOX_PATH` first, then the search path and the usual places.
 * @returns {string | undefined} the program's path, undefined if there is none
 */
export function findFirefox() {
  const named = process.env['FIREFOX_PATH']
  if (named) return named
  const inSearchPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap(folder => NAMES.map(name => join(folder, name)))
  return [...inSearchPath, ...USUAL_PLACES].find(path => statSync(path, { throwIfNoEntry: false })?.isFile() === true)
}
