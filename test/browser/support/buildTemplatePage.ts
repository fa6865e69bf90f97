import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles the page of the template tests with the library's own code into one classic script. */
export async function buildTemplatePage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('templatePage.tsx', import.meta.url)), formats: ['iife'], name: 'templatePage' },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Vite has made no bundle of the template page.')
  return bundle.output[0].code
}
