import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { packageFolder } from './packageFolder.mjs'

/**
 * The folders of all packages of which any bundle of this build holds code.
 * @type {Set<string>}
 */
const folders = new Set()

/**
 * Writes the licences of the packages that the files hold beside them, instead of some of their texts into every file. Each bundle adds its own packages;
 * a package without a licence's text ends the build.
 * @returns {import('rollup').Plugin}
 */
export function writeLicenses() {
  return {
    name: 'write-licenses',
    writeBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const folder = packageFolder(id)
          if (folder && renderedLength > 0) folders.add(folder)
        }
      }
      const texts = [...folders].map(readLicense).sort(([one], [other]) => (one < other ? -1 : 1))
      writeFileSync('dist/licenses.txt', `${texts.map(lines => lines.join('\n\n')).join('\n\n----\n\n')}\n`)
    },
  }
}

/**
 * @param {string} folder a package's folder
 * @returns {[title: string, text: string]}
 */
function readLicense(folder) {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder)
    .sort()
    .find(entry => /^licen[cs]e/i.test(entry))
  if (!file)
    throw new Error(`The package ${name} ${version} (${license}) is bundled, but has no file with its licence's text.`)
  return [`${name} ${version} (${license})`, readFileSync(`${folder}/${file}`, 'utf8').trim()]
}
