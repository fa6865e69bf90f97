import { mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Puts the portal's server into a few files of plain JavaScript, once for a whole run of tests: each portal that they start would else compile its three
 * hundred files again. Every file still believes that it lies where its source does.
 * @param {string} root the repository
 * @returns {Promise<() => void>} takes the files away
 */
export async function bundlePortal(root) {
  const portal = join(root, 'examples', 'portal')
  // There it finds the portal's packages, and nobody looks for sources.
  const folder = mkdtempSync(join(portal, 'node_modules', '.portal-test-'))
  // On a fresh clone they are installed only now.
  const [{ rollup }, { transform }] = [await import('rollup'), await import('@swc/core')]
  const bundle = await rollup({ input: join(portal, 'server', 'main.ts'), plugins: [typescript(transform)] })
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' })
  process.env['FOYER_BUNDLED_PORTAL'] = join(folder, 'main.mjs')
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
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
    transform: (code, id) => transform(code, { filename: id, swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }),
    resolveImportMeta: (property, { moduleId }) => (property === 'url' ? JSON.stringify(pathToFileURL(moduleId).href) : null),
  }
}
