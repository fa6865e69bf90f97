import type { FastifyInstance } from 'fastify';
import type { PortalServices } from '../server/services';
import { blogPage } from './blogPage';
import { fieldText } from './fieldText';
import type { PageSender } from './pageSender';

/** The blog's page. */
export function registerBlogPage(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/blog', async (request, reply) => {
    const account = await services.session(request);
    const tags = await services.blog.tags('de');
    const tagId = tags.find((tag) => String(tag.tag_id) === fieldText(request.query, 'tag'))?.tag_id;
    return send(request, reply, blogPage(await services.blog.posts({ tagId, readerId: account?.Id }), tags, tagId, account));
  });
}
