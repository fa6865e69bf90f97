import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { libraryCacheControl } from './libraryCacheControl'

/** Serves the built library at /foyer/. */
export async function libraryFiles(app: FastifyInstance, libraryDir: string): Promise<void> {
  await app.register(staticFiles, {
    root: libraryDir,
    // The build adds compressed copies.
    preCompressed: true,
    prefix: '/foyer/',
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, path) {
      response.header('Cache-Control', libraryCacheControl(path.replace(/\.(?:br|gz)$/, '')))
      response.header('Vary', 'Accept-Encoding')
    },
  })
}
