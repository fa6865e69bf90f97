import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Files that a page loads with a script tag. A tag's `integrity` does not cover the chunks that its file imports. */
const TAGS = ['foyer.js', 'foyer.umd.js', 'foyer-elements.js']

/** @param {string} file */
const integrityOf = file => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** @param {unknown} value */
const asJson = value => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes the hashes by which a browser refuses a changed file: `integrity.json` for the tags, and `importmap.json`, an
 * import map, for the chunks. In the import map, `{foyer}` stands for the address of the files; the page's server
 * replaces it. No published plugin writes such an import map.
 * @returns {import('rollup').Plugin}
 */
export function writeIntegrity() {
  return {
    name: 'write-integrity',
    writeBundle() {
      const { chunks } = JSON.parse(readFileSync('dist/chunks.json', 'utf8'))
      const names = Object.keys(chunks).sort()
      writeFileSync(
        'dist/importmap.json',
        asJson({
          integrity: Object.fromEntries(names.map(name => [`{foyer}/esm/${name}`, integrityOf(`dist/esm/${name}`)])),
        }),
      )
      const tags = TAGS.filter(name => existsSync(`dist/${name}`))
      writeFileSync(
        'dist/integrity.json',
        asJson(Object.fromEntries(tags.map(name => [name, integrityOf(`dist/${name}`)]))),
      )
    },
  }
}
