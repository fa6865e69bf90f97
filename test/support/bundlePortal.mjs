import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Puts the portal's server into a few files of plain JavaScript, once for a whole run of tests: each portal that they start would else compile its three
 * hundred files again. Every file still believes that it lies where its source does. Where that fails, they start the sources, and say what is wrong.
 * The files go when this process ends.
 * @param {string} root the repository
 */
export async function bundlePortal(root) {
  const portal = join(root, 'examples', 'portal')
  // On a fresh clone they are installed only now.
  const [{ rollup }, { transform }] = [await import('rollup'), await import('@swc/core')]
  try {
    const bundle = await rollup({ input: join(portal, 'server', 'main.ts'), plugins: [typescript(transform)] })
    // There it finds the portal's packages, and nobody looks for sources.
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
 * The file and the first line that says what is wrong with it: the compiler frames its message with the source.
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
