// Checks that each package in `importers` is imported where it belongs, that only listed plugins of the build change
// code, and that each package that `src` imports has one version.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadConfigFile } from 'rollup/loadConfigFile'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The folder or file that must import each package.
 * @type {Readonly<Record<string, string>>}
 */
const importers = {
  react: 'src',
  'react-dom': 'src/shell',
  'styled-components': 'src/kit',
  i18next: 'src/labels',
  'react-i18next': 'src/labels',
  axios: 'src/wire',
  ky: 'src/wire',
  valibot: 'src/wire',
  typescript: 'test/support',
  jest: 'jest.config.mjs',
  rollup: 'test/build',
  '@rollup/plugin-typescript': 'rollup.config.mjs',
  '@testing-library/react': 'test/kit',
  storybook: 'stories',
}

/**
 * Plugins of the build with a `transform` hook. Only three change the code of packages: `inject` and `protect-natives`
 * (see `protectNatives.mjs`), and `trim-holidays`, which leaves out parts of the packages for holidays (see
 * `trimHolidays.mjs`). The other plugins don't change this code, or do the same as every bundler: `replace` inserts the
 * values of `process.env`, `commonjs` turns CommonJS into modules.
 */
const TRANSFORMS = ['babel', 'commonjs', 'dts', 'import-icons', 'inject', 'protect-natives', 'replace', 'trim-holidays']

/** @type {string[]} */
const errors = []
for (const [name, place] of Object.entries(importers)) {
  const isImport = new RegExp(`(?:from|import\\() ?'${name}(?:/[^']*)?'`)
  if (!filesBelow(place).some(file => isImport.test(readFileSync(join(root, file), 'utf8'))))
    errors.push(`${name} is not imported in ${place}.`)
}

const { options } = await loadConfigFile(join(root, 'rollup.config.mjs'), {})
const plugins = options.flatMap(bundle => bundle.plugins).flat()
const transforming = new Set(plugins.filter(plugin => plugin.transform).map(plugin => plugin.name))
for (const name of transforming)
  if (!TRANSFORMS.includes(name))
    errors.push(`The plugin ${name} changes code. Add it to TRANSFORMS if it leaves packages alone.`)
if (!transforming.has('protect-natives')) errors.push('No plugin of the build is named protect-natives.')

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const imported = new Set(
  filesBelow('src').flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|\}).* from '((?:@[\w-]+\/)?\w[\w.-]*)/gm)].map(
      ([, name = '']) => name,
    ),
  ),
)
for (const name of imported) {
  const places = Object.keys(packages).filter(place => place.endsWith(`node_modules/${name}`))
  const versions = new Set(places.map(place => packages[place].version))
  if (versions.size !== 1)
    errors.push(
      `${name}: ${versions.size} versions are installed (${[...versions].join(', ')}). The library needs one.`,
    )
}

for (const error of errors) console.log(error)
if (errors.length > 0) process.exitCode = 1

/**
 * Lists the source files of a folder, or the file itself.
 * @param {string} place
 * @returns {string[]}
 */
function filesBelow(place) {
  if (place.endsWith('.mjs')) return [place]
  return readdirSync(join(root, place), { withFileTypes: true }).flatMap(entry => {
    const path = `${place}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return /\.(?:m?js|tsx?)$/.test(entry.name) ? [path] : []
  })
}
