import { writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const MOST_PARTS = 6
const SMALLEST_SHARE = 0.01

/**
 * Size of one file in bytes, before and after compression by gzip. `parts` has the share of each package, and of each
 * folder of `src`, in the file's code before minifying. All shares together are 1.
 * @typedef {{ bytes: number, gzip: number, parts: Record<string, number> }} FileSize
 */

/**
 * Sizes of the files of each bundle, with the file's path below `dist`. The key is the folder of the bundle, or its
 * file if the bundle is a single file.
 * @type {Map<string, [path: string, size: FileSize][]>}
 */
const bundles = new Map()

/**
 * Writes the size of each file and the packages in it, as `sizes.json` and as a table, `sizes.txt`. Each bundle adds
 * its files and writes both lists again. This is our own plugin, because tests compare the packages in `sizes.json`
 * with the licences. The treemap of the published visualizer is for people only.
 * @returns {import('rollup').Plugin}
 */
export function writeSizes() {
  return {
    name: 'write-sizes',
    writeBundle({ dir, file = '' }, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      const pathOf = (/** @type {string} */ fileName) =>
        relative('dist', dir ? join(dir, fileName) : file).replaceAll(sep, '/')
      bundles.set(
        dir ?? file,
        chunks.map(({ fileName, code, modules }) => lineOf(pathOf(fileName), code, sharesOf(modules))),
      )
      const all = [...bundles.values()].flat().sort(([one], [other]) => (one < other ? -1 : 1))
      writeFileSync('dist/sizes.json', `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`)
      writeFileSync('dist/sizes.txt', tableOf(all))
    },
  }
}

/**
 * @param {string} path
 * @param {string} code
 * @param {Record<string, number>} parts
 * @returns {[path: string, size: FileSize]}
 */
function lineOf(path, code, parts) {
  return [path, { bytes: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length, parts }]
}

/**
 * @param {Readonly<Record<string, { renderedLength: number }>>} modules
 * @returns {Record<string, number>} the largest first
 */
function sharesOf(modules) {
  /** @type {Map<string, number>} */
  const lengths = new Map()
  for (const [id, { renderedLength }] of Object.entries(modules))
    lengths.set(partOf(id), (lengths.get(partOf(id)) ?? 0) + renderedLength)
  const whole = Math.max(
    1,
    [...lengths.values()].reduce((sum, length) => sum + length, 0),
  )
  const shares = [...lengths]
    .filter(([, length]) => length > 0)
    .sort(([name, length], [otherName, otherLength]) => otherLength - length || (name < otherName ? -1 : 1))
  return Object.fromEntries(shares.map(([name, length]) => [name, Number((length / whole).toFixed(4))]))
}

/**
 * Returns the package of a module, or the module's folder below `src`.
 * @param {string} id
 */
function partOf(id) {
  const [, packageName] = /^\0?.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  if (packageName) return packageName
  const [, own] = /^(src(?:\/[^/]+(?=\/))?)/.exec(relative('.', id).replaceAll(sep, '/')) ?? []
  return own ?? 'the build'
}

/** @param {readonly (readonly [string, FileSize])[]} files */
function tableOf(files) {
  const lines = files.map(([name, { bytes, gzip, parts }]) => {
    const shown = Object.entries(parts).filter(([, share], index) => index < MOST_PARTS && share >= SMALLEST_SHARE)
    return [
      name,
      String(bytes),
      String(gzip),
      shown.map(([part, share]) => `${part} ${Math.round(share * 100)} %`).join(', '),
    ]
  })
  const all = [['file', 'bytes', 'gzip', 'made of (before minifying)'], ...lines]
  const width = (/** @type {number} */ column) => Math.max(...all.map(line => line[column]?.length ?? 0))
  const [nameWidth, bytesWidth, gzipWidth] = [width(0), width(1), width(2)]
  return (
    all
      .map(([name = '', bytes = '', gzip = '', parts = '']) =>
        `${name.padEnd(nameWidth)}  ${bytes.padStart(bytesWidth)}  ${gzip.padStart(gzipWidth)}  ${parts}`.trimEnd(),
      )
      .join('\n') + '\n'
  )
}
