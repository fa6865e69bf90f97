import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { currentRequest } from './log'

/** Lets every line of the log that a request causes name it, however deep it is written. */
export function nameRequests(app: FastifyInstance): void {
  const enter = (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction) =>
    currentRequest.run(request.id, done)
  app.addHook('onRequest', enter)
  // A body's parser may answer outside of it.
  app.addHook('preValidation', enter)
}
