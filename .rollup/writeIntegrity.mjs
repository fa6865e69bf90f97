import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The files that a page names in a tag of its own; a tag's `integrity` doesn't cover what they import. */
const TAGS = ['foyer.js', 'foyer.umd.js', 'foyer-elements.js']

/** @param {string} file */
const integrityOf = file => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/** @param {unknown} value */
const asJson = value => `${JSON.stringify(value, null, 2)}\n`

/**
 * Writes what lets a browser refuse a file that somebody changed: `integrity.json`, the hashes for the tags, and `importmap.json`, the import map with those
 * of every chunk. There `{foyer}` stands for the address of the folder where the files lie; a page's server puts it in.
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
