import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyServerFactoryHandler } from 'fastify'
import { config } from '../config'

const { headersWithin, wholeWithin, checkedEvery, keptAlive, pipelined } = config.requests

/**
 * Creates the portal's HTTP server. It closes a connection on which too many requests came before their responses (HTTP pipelining), because Node
 * hands on all requests of a chunk at once, and no other connection gets a response meanwhile. Neither browsers nor proxies send such requests.
 */
export function createHttpServer(handle: FastifyServerFactoryHandler): Server {
  const unanswered = new WeakMap<Socket, number>()
  const options = {
    headersTimeout: headersWithin,
    requestTimeout: wholeWithin,
    connectionsCheckingInterval: checkedEvery,
    keepAliveTimeout: keptAlive,
  }
  return createServer(options, (request, response) => {
    const { socket } = request
    // The parser goes on with the chunk that was read before the end of the connection.
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > pipelined) {
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handle(request, response)
  })
}
