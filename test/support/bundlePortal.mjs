import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Bundles the portal's server into a few JavaScript files, once per test run, because otherwise each portal would
 * compile all its files again. Code in a bundle still sees the path of its source file. If bundling fails, tests
 * start the portal from its sources, and the reason is printed. The files are deleted when this process ends.
 * @param {string} root the repository
 */
export async function bundlePortal(root) {
  const portal = join(root, 'examples', 'portal')
  // On a fresh clone, these packages are not yet installed when this module is loaded.
  const [{ rollup }, { transform }] = [await import('rollup'), await import('@swc/core')]
  try {
    const bundle = await rollup({ input: join(portal, 'server', 'main.ts'), plugins: [typescript(transform)] })
    // In this folder the bundle finds the portal's packages.
    const packages = join(portal, 'node_modules')
    mkdirSync(packages, { recursive: true })
    const folder = mkdtempSync(join(packages, '.portal-test-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
    process.env['FOYER_BUNDLED_PORTAL'] = join(folder, 'main.mjs')
  } catch (error) {
    console.error(`The portal's server could not be bundled, so its tests start the sources: ${reason(error)}`)
  }
}

/**
 * Returns the file and the first line of the error, without the source that the compiler adds around it.
 * @param {unknown} error
 */
function reason(error) {
  const { message = String(error), id = '' } = /** @type {{ message?: string, id?: string }} */ (error)
  const said = message
    .split('\n')
    .map(line => line.replace(/^\s*(?:[×x]\s)?/u, '').trim())
    .find(line => line !== '')
  return `${id} ${said}`.trim()
}

/**
 * @param {typeof import('@swc/core').transform} transform
 * @returns {import('rollup').Plugin}
 */
function typescript(transform) {
  return {
    name: 'typescript',
    resolveId(name, importer) {
      if (!importer) return name
      return name.startsWith('.') ? `${resolve(importer, '..', name)}.ts` : { id: name, external: true }
    },
    transform: (code, id) =>
      transform(code, {
        filename: id,
        swcrc: false,
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
      }),
    resolveImportMeta: (property, { moduleId }) =>
      property === 'url' ? JSON.stringify(pathToFileURL(moduleId).href) : null,
  }
}
