import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { currentRequest } from './log'

/** Makes the id and address of the current request available to every log line and limit, also after its connection has ended. */
export function nameRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) =>
    currentRequest.run(request.id, done)
  app.addHook('onRequest', (request, reply, done) => {
    // A closed connection no longer reports its address, unless it was read before.
    void request.raw.socket.remoteAddress
    enter(request, reply, done)
  })
  // A body's parser may send a response outside of this context.
  app.addHook('preValidation', enter)
}
