import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalServices } from '../server/services';
import { errorPage } from './errorPage';
import { layout } from './layout';
import type { PageParts } from './PageParts';

/** Sends a page in the portal's layout; `failure` sends the error page of an HTTP status. */
export interface PageSender {
  (request: FastifyRequest, reply: FastifyReply, page: PageParts): Promise<FastifyReply>;
  failure(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
}

/** Makes the sender that all pages share: it knows who is signed in and which nonce the answer carries. */
export function pageSender(services: PortalServices): PageSender {
  const send = async (request: FastifyRequest, reply: FastifyReply, page: PageParts) => {
    const frame = { account: await services.session(request), nonce: services.cspNonce(reply), address: request.url, hasOutbox: services.mail.keepsMails };
    return reply.type('text/html; charset=utf-8').send(layout(frame, page));
  };
  return Object.assign(send, {
    failure: (request: FastifyRequest, reply: FastifyReply, status: number) => send(request, reply.code(status), errorPage(status)),
  });
}
