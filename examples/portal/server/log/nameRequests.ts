import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { currentRequest } from './log'

/** Lets every line of the log that a request causes name it, however deep it is written, and every limit know where it comes from, though its connection has ended meanwhile. */
export function nameRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) =>
    currentRequest.run(request.id, done)
  app.addHook('onRequest', (request, reply, done) => {
    // A connection that has ended says no more where it came from, unless it has been asked before.
    void request.raw.socket.remoteAddress
    enter(request, reply, done)
  })
  // A body's parser may send a response outside of it.
  app.addHook('preValidation', enter)
}
