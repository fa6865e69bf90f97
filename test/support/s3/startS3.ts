import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from '../faultProxy/readBody'
import type { S3TestServer } from './S3TestServer'
import { signatureError } from './signatureError'

const KEYS = { accessKeyId: 'portal-test', secretAccessKey: 'geheim/+=geheim', region: 'eu-central-1' }
const BUCKET = 'bilder'
const PAGE = 100

/** Starts a fake S3 with one bucket. It checks every signature and content hash, and can simulate failures. */
export async function startS3(): Promise<S3TestServer> {
  const server: Omit<S3TestServer, 'env' | 'stop'> = { objects: new Map(), refusals: [], mode: 'serve', calls: [] }
  const http = createServer((request, response) => {
    answer(server, request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return Object.assign(server, {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      S3_REGION: KEYS.region,
    },
    async stop() {
      const closed = new Promise(resolve => http.close(resolve))
      http.closeAllConnections()
      await closed
    },
  })
}

async function answer(
  server: Pick<S3TestServer, 'objects' | 'refusals' | 'mode' | 'calls'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = request
  server.calls.push(method)
  if (server.mode === 'cut') return void request.socket.destroy()
  const body = await readBody(request)
  if (server.mode === 'silent') return
  if (server.mode === 'busy') return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  const error = signatureError(request, body, KEYS)
  if (error) {
    server.refusals.push(`${method} ${request.url}: ${error}`)
    return void response.writeHead(403).end(`<Error><Code>${error}</Code></Error>`)
  }
  const url = new URL(request.url ?? '/', 'http://storage')
  const [, bucket, ...path] = url.pathname.split('/')
  if (bucket !== BUCKET) return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  const {
    status,
    headers = {},
    content,
  } = serve(server.objects, method, decodeURIComponent(path.join('/')), body, url.searchParams)
  if (server.mode === 'cutAfter') return void request.socket.destroy()
  if (method === 'GET' && Buffer.isBuffer(content) && (server.mode === 'cutHalfway' || server.mode === 'stopHalfway')) {
    const cut = server.mode === 'cutHalfway' ? () => request.socket.destroy() : undefined
    return void response.writeHead(status, headers).write(content.subarray(0, content.length / 2), cut)
  }
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : content)
}

function serve(
  objects: Map<string, Buffer>,
  method: string,
  key: string,
  body: Buffer,
  query: URLSearchParams,
): { status: number; headers?: Record<string, string | number>; content?: Buffer | string } {
  if (key === '')
    return method === 'HEAD' ? { status: 200 } : { status: 200, content: listing([...objects.keys()].sort(), query) }
  if (method === 'PUT') {
    objects.set(key, body)
    return { status: 200 }
  }
  if (method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  const content = objects.get(key)
  return content
    ? { status: 200, headers: { 'Content-Length': content.length }, content }
    : { status: 404, content: '<Error><Code>NoSuchKey</Code></Error>' }
}

function listing(keys: string[], query: URLSearchParams): string {
  const begin = Number(query.get('continuation-token') ?? 0)
  const page = keys.filter(key => key.startsWith(query.get('prefix') ?? '')).slice(begin)
  const more = page.length > PAGE ? `<NextContinuationToken>${begin + PAGE}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page
    .slice(0, PAGE)
    .map(key => `<Contents><Key>${key}</Key></Contents>`)
    .join('')}${more}</ListBucketResult>`
}
