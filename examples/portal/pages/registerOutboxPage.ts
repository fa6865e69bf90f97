import type { FastifyInstance } from 'fastify';
import type { PortalServices } from '../server/services';
import { outboxPage } from './outboxPage';
import type { PageSender } from './pageSender';

/** The outbox of the demo; where mails really leave the house there is no such page. */
export function registerOutboxPage(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/outbox', async (request, reply) => {
    const mails = await services.mail.outbox();
    // Its links sign people in: nothing of it may stay in a cache.
    reply.header('Cache-Control', 'no-store');
    return mails === null ? send.failure(request, reply, 404) : send(request, reply, outboxPage(mails));
  });
}
