import { readFileSync } from 'node:fs'

/**
 * Reads a runner's JSON report.
 * @template T
 * @param {string} file
 * @returns {T | undefined} undefined if the runner ended before it wrote one
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
