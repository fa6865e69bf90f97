import type { FastifyInstance } from 'fastify';
import type { PortalServices } from '../server/services';
import { blogAddress } from './blogAddress';
import { blogPage } from './blogPage';
import { fieldText } from './fieldText';
import { pageNumber } from './pageNumber';
import type { PageSender } from './pageSender';

/** The blog's page. */
export function registerBlogPage(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/blog', async (request, reply) => {
    const account = await services.session(request);
    const tags = await services.blog.tags('de');
    const tagId = tags.find((tag) => String(tag.tag_id) === fieldText(request.query, 'tag'))?.tag_id;
    const page = pageNumber(request.query);
    const listed = await services.blog.posts({ tagId, readerId: account?.Id, page });
    // There were more when the address was made.
    if (page > 1 && listed.posts.length === 0) return reply.redirect(blogAddress(tagId));
    return send(request, reply, blogPage({ ...listed, page }, tags, tagId, account));
  });
}
