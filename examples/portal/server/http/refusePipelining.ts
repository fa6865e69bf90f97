import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { config } from '../config'

/**
 * Ends connections on which many requests come before the answers to the first ones (HTTP pipelining). No browser and no web server in front does that,
 * and Node reads a thousand small requests at once: twenty such connections would keep the portal from everybody else. Add it before all other hooks.
 */
export function refusePipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    if (count <= config.requests.pipelined) {
      reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
      return done()
    }
    // Nobody hears an answer.
    reply.hijack()
    socket.destroy()
  })
}
