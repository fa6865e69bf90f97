import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Bundles a peer, which the library is compared with, into one classic script, minified like the library's files. */
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
