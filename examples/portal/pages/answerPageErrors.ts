import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failureOf } from '../server/http/failureOf';
import type { PortalServices } from '../server/services';
import { errorPage } from './errorPage';
import { layout } from './layout';
import { pageSender } from './pageSender';

/** Gives readers an error page in the portal's look; whoever does not ask for HTML gets the server's plain answer. */
export function answerPageErrors(pages: FastifyInstance, services: PortalServices): void {
  const send = pageSender(services);
  pages.setErrorHandler(async (error, request, reply) => {
    if (!wantsHtml(request)) throw error;
    const { statusCode, refusal } = failureOf(error, request);
    if (refusal?.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
    // No session is read here: the database may be what failed.
    const frame = { account: null, nonce: services.cspNonce(reply), address: request.url, hasOutbox: services.mail.keepsMails };
    return reply.code(statusCode).type('text/html; charset=utf-8').send(layout(frame, errorPage(statusCode)));
  });
  pages.get('/*', async (request, reply) => {
    if (!wantsHtml(request)) return reply.callNotFound();
    return send.failure(request, reply, 404);
  });
}

function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}
