import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Bundles a test page with the library's own code into one classic script.
 * @param entry a file beside this one
 */
export async function buildTestPage(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
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
