import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../server/http/RequestError';
import type { PortalServices } from '../server/services';
import { log } from '../server/log/log';
import { errorPage } from './errorPage';
import { layout } from './layout';
import { pageSender } from './pageSender';

/** Gives readers an error page in the portal's look; whoever does not ask for HTML gets the server's plain answer. */
export function answerPageErrors(pages: FastifyInstance, services: PortalServices): void {
  const send = pageSender(services);
  pages.setErrorHandler(async (error, request, reply) => {
    const status = statusOf(error);
    if (!wantsHtml(request)) throw error;
    if (status >= 500) log.error(`Page ${request.url} (request ${request.id}) failed:`, error, { request: request.id });
    if (error instanceof RequestError && error.retryAfter !== undefined) reply.header('Retry-After', String(error.retryAfter));
    // No session is read here: the database may be what failed.
    const frame = { account: null, nonce: services.cspNonce(reply), address: request.url, hasOutbox: services.mail.keepsMails };
    return reply.code(status).type('text/html; charset=utf-8').send(layout(frame, errorPage(status)));
  });
  pages.get('/*', async (request, reply) => {
    if (!wantsHtml(request)) return reply.callNotFound();
    return send.failure(request, reply, 404);
  });
}

function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : 500;
}
