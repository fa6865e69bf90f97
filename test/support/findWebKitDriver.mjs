import { statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds the programs that drive WebKitGTK. Its engine is built from the same sources as Safari's.
 * @returns {{ driver: string, xvfbRun: string | undefined } | undefined} undefined if WebKitGTK can't be driven here:
 *   its driver is missing, or there is neither a screen nor `xvfb-run`
 */
export function findWebKitDriver() {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  /** @param {string} name */
  const find = name =>
    folders.map(folder => join(folder, name)).find(path => statSync(path, { throwIfNoEntry: false })?.isFile() === true)
  const driver = find('WebKitWebDriver')
  const xvfbRun = find('xvfb-run')
  const hasScreen = Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
  return driver && (hasScreen || xvfbRun) ? { driver, xvfbRun: hasScreen ? undefined : xvfbRun } : undefined
}
