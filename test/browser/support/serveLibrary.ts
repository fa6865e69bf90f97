import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

// The working directory of the tests is the repository.
const LIBRARY = join(process.cwd(), 'dist')

/** A separate host for the built library. */
interface LibraryHost {
  /** Address, ending in a slash. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Serves the built library from another origin than the pages.
 * @param hasCors true to send CORS headers, which modules on other origins need
 */
export async function serveLibrary(hasCors: boolean): Promise<LibraryHost> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(LIBRARY, normalize(new URL(url, 'http://localhost').pathname))
    if (extname(file) !== '.js' || !existsSync(file)) return void response.writeHead(404).end()
    response
      .writeHead(200, {
        'content-type': 'text/javascript; charset=utf-8',
        ...(hasCors && { 'access-control-allow-origin': '*' }),
      })
      .end(readFileSync(file))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
