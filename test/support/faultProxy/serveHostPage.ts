import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'

// The working directory of the tests is the repository, in every test runner.
const PAGES = join(process.cwd(), 'examples', 'pages')

const TYPES: Readonly<Record<string, string | undefined>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/**
 * Serves `examples/pages` at /pages/; a folder's `headers.json` contains the headers of its page. Returns false for
 * other paths.
 */
export function serveHostPage(path: string, response: ServerResponse): boolean {
  const { pathname } = new URL(path, 'http://localhost')
  if (!pathname.startsWith('/pages/')) return false
  const file = join(PAGES, normalize(pathname.slice('/pages'.length)), pathname.endsWith('/') ? 'index.html' : '')
  const type = TYPES[extname(file)]
  if (!type || !existsSync(file)) {
    response.writeHead(404).end()
    return true
  }
  const headers = file.replace(/index\.html$/, 'headers.json')
  const extra =
    headers !== file && existsSync(headers) ? (JSON.parse(readFileSync(headers, 'utf8')) as Record<string, string>) : {}
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...extra }).end(readFileSync(file))
  return true
}
