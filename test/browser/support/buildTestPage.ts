import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** Replaces the entries in `src` by those of the built package. */
const fromPackage: Plugin = {
  name: 'from-package',
  enforce: 'pre',
  resolveId(source) {
    const name = /\.\.\/src\/(index|react|testing)$/.exec(source)?.[1]
    return name && fileURLToPath(new URL(`../../../dist/lib/${name}.js`, import.meta.url))
  },
}

/**
 * Bundles a test page with the library's own code into one classic script.
 * @param entry a file beside this one
 * @param options `isPackage`: true to take the library's entries from the built package, as other projects do
 */
export async function buildTestPage(entry: string, { isPackage = false } = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: isPackage ? [fromPackage] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'testPage' },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`Vite has made no bundle of ${entry}.`)
  return bundle.output[0].code
}
