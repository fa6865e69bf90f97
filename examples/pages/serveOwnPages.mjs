// Serves a folder of your own pages in front of a portal: node examples/pages/serveOwnPages.mjs FOLDER [PORT] [PORTAL]
// Every address without a file in the folder, such as the library at /foyer/, goes to the portal.
// If the folder has a headers.json, every page has its headers; {nonce} in them and in the pages becomes a new nonce.
import { randomBytes } from 'node:crypto'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { extname, join, normalize, resolve } from 'node:path'
import { pipeline } from 'node:stream'

const [folder = '.', port = '4620', portal = 'http://127.0.0.1:4600'] = process.argv.slice(2)
// A file without an ending is a template, such as pix/template/picmanage.
const types = {
  '': 'text/html',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error(
    `There is no folder ${resolve(folder)}. Make it, or pass another: serveOwnPages.mjs FOLDER [PORT] [PORTAL].`,
  )
  process.exit(1)
}

/** Returns the file of an address; undefined if the folder has none. */
function fileOf(path) {
  const file = join(resolve(folder), normalize(path), path.endsWith('/') ? 'index.html' : '')
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined
}

/** Sends a page with the headers of headers.json, and with a new nonce in both. */
function sendPage(file, answer) {
  const nonce = randomBytes(16).toString('base64url')
  const withNonce = text => text.replaceAll('{nonce}', nonce)
  const headersFile = fileOf('/headers.json')
  answer.writeHead(200, {
    'content-type': types['.html'],
    'cache-control': 'no-store',
    ...(headersFile && JSON.parse(withNonce(readFileSync(headersFile, 'utf8')))),
  })
  answer.end(withNonce(readFileSync(file, 'utf8')))
}

/**
 * Sends a request to the portal with all its headers. `Host` must stay unchanged, because the portal compares it with
 * the page's origin.
 */
function forward(asked, answer) {
  const { method, headers, url: path } = asked
  const forwarded = request(new URL(portal), { method, headers, path }, response => {
    answer.writeHead(response.statusCode, response.headers)
    pipeline(response, answer, () => {})
  })
  forwarded.on('error', () => answer.writeHead(502).end(`There is no portal at ${portal}. Run npm start.`))
  pipeline(asked, forwarded, () => {})
}

const server = createServer((asked, answer) => {
  const file = fileOf(asked.url.split('?')[0])
  if (!file) return forward(asked, answer)
  if (extname(file) === '.html') return sendPage(file, answer)
  answer.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  })
  return pipeline(createReadStream(file), answer, () => {})
})
server.listen(Number(port), '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}/`))
