import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FACTOR = String.raw`[\d_.]+|[A-Z][A-Z_]+`

/**
 * Reads a numeric constant or property from a source file, such as `TIMEOUT_MS = 30_000` or `postSize: 20 * MEGABYTE`.
 * @param path the file, from the root of the repository
 * @throws Error if the file has no such constant
 */
export function readConstant(root: string, path: string, name: string): number {
  const source = readFileSync(join(root, path), 'utf8')
  const valueOf = (constant: string): number => {
    const pattern = new RegExp(String.raw`\b${constant}(?::| =) ((?:${FACTOR})(?: \*{1,2} (?:${FACTOR}))*)`)
    const [, product] = pattern.exec(source) ?? []
    if (product === undefined) throw new Error(`${path} has no number named ${constant}.`)
    return product
      .split(' * ')
      .map(factor =>
        factor.split(' ** ').map(part => (/^\d/.test(part) ? Number(part.replaceAll('_', '')) : valueOf(part))),
      )
      .reduce((result, [base = NaN, exponent = 1]) => result * base ** exponent, 1)
  }
  return valueOf(name)
}
