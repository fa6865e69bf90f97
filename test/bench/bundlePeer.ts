import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Bundles a peer into one classic script, minified like the library's files. Peers are the programs that the library is
 * compared with.
 */
export async function bundlePeer(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'benchPeer' },
    },
  })
  const [bundle] = [result].flat()
  if (!bundle || !('output' in bundle)) throw new Error(`Vite has made no bundle of ${entry.pathname}.`)
  return bundle.output[0].code
}
