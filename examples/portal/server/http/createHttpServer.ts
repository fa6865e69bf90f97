import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactoryHandler } from 'fastify'
import { config } from '../config'

const { headersWithin, wholeWithin, checkedEvery, idleConnection: keptAlive, pipelined } = config.requests
const options = {
  headersTimeout: headersWithin,
  requestTimeout: wholeWithin,
  connectionsCheckingInterval: checkedEvery,
  keepAliveTimeout: keptAlive,
  // Node's own response to a request without Host has no security headers.
  requireHostHeader: false,
}

/**
 * Creates the portal's HTTP server. Its responses begin with the given headers. Closes a connection that sends too many
 * requests without waiting for responses (HTTP pipelining), because all other connections wait while Node reads these
 * requests. Browsers and proxies do not pipeline.
 */
export function createHttpServer(
  handle: FastifyServerFactoryHandler,
  headers: Readonly<Record<string, string>>,
): Server {
  const unanswered = new WeakMap<Socket, number>()
  const server = createServer(options, (request, response) => {
    const { socket } = request
    // Node's parser continues with the chunk that it read before the connection ended.
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > pipelined) {
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    response.setHeaders(new Map(Object.entries(headers)))
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handle(request, response)
  })
  server.timeout = config.requests.silentWithin
  server.maxConnections = config.requests.connections
  // Node's own response to an unknown expectation has no security headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  return server.on('connection', parseInPieces)
}

/** Text in the first line of each request. */
const VERSION = Buffer.from(' HTTP/1.')

/**
 * Gives Node's parser at most one request more than `pipelined` at a time, and none after the end of the connection.
 * Otherwise the parser would read all requests of a chunk, even thousands, although the first ones have closed the
 * connection.
 */
function parseInPieces(socket: Socket): void {
  const parsers = socket.listeners('data')
  socket.removeAllListeners('data')
  socket.on('data', (chunk: Buffer) => {
    let begin = 0
    while (begin < chunk.length && !socket.destroyed) {
      const end = endOfPiece(chunk, begin)
      for (const parse of parsers)
        parse.call(socket, begin === 0 && end === chunk.length ? chunk : chunk.subarray(begin, end))
      begin = end
    }
  })
}

/** Returns the end of a piece in which at most `pipelined` + 1 requests begin. */
function endOfPiece(chunk: Buffer, begin: number): number {
  let at = begin
  for (let count = 0; count <= pipelined; count += 1) {
    const found = chunk.indexOf(VERSION, at)
    if (found === -1) return chunk.length
    at = found + VERSION.length
  }
  return at
}
