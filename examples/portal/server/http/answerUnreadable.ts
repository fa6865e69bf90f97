import type { FastifyReply, FastifyRequest } from 'fastify'

/** Answers a request whose address cannot even be decoded. */
export function answerUnreadable(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).headers({ 'X-Content-Type-Options': 'nosniff' }).type('text/plain; charset=utf-8').send('The address of the request could not be read.')
}
