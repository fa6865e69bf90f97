import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../server/http/RequestError'
import type { PortalServices } from '../server/services'
import { articleEditPage } from './articleEditPage'
import { articlePage } from './articlePage'
import { blogAddress, blogPage } from './blogPage'
import { fieldText } from './fieldText'
import { pageNumber, slugParameter } from './pageLinks'
import type { PageSender } from './pageSender'

interface ArticleRoute {
  Params: { slug: string }
}

/** Registers the pages of an article and of its editor, and the address at which the editor saves. */
export function registerArticlePages(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  // Only the author finds a draft; everybody else gets the same response as for a missing article. Otherwise the
  // response would reveal if a draft has a guessed title, because the address contains the title.
  const find = async (request: FastifyRequest<ArticleRoute>) => {
    const [article, account] = await Promise.all([
      services.articles.get(request.params.slug),
      services.session(request),
    ])
    return { article: article?.isDraft && article.authorId !== account?.Id ? null : article, account }
  }

  pages.get<ArticleRoute>(`/articles/${slugParameter}`, async (request, reply) => {
    const { article, account } = await find(request)
    if (article === null) return send.failure(request, reply, 404)
    return send(request, reply, articlePage(article, account?.Id === article.authorId))
  })

  pages.get<ArticleRoute>(`/articles/${slugParameter}/edit`, async (request, reply) => {
    const { article, account } = await find(request)
    // A visitor must log in before learning if the page exists.
    if (account === null) return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`)
    if (article === null) return send.failure(request, reply, 404)
    if (account.Id !== article.authorId) return send.failure(request, reply, 403)
    return send(request, reply, articleEditPage(article))
  })

  pages.post<ArticleRoute>(`/articles/${slugParameter}/edit`, async (request, reply) => {
    const { article, account } = await find(request)
    if (account === null) return reply.code(401).send({ message: 'Sie sind nicht mehr angemeldet.' })
    if (article === null) return reply.code(404).send({ message: 'Diesen Artikel gibt es nicht mehr.' })
    try {
      await services.articles.save(account, article.Id, request.body)
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      return reply.code(error.statusCode).send({ message: error.message })
    }
    return { message: 'Gespeichert.' }
  })
}

/** Registers the blog's page. */
export function registerBlogPage(pages: FastifyInstance, services: PortalServices, send: PageSender): void {
  pages.get('/blog', async (request, reply) => {
    const account = await services.session(request)
    const tags = await services.blog.tags('de')
    const tagId = tags.find(tag => String(tag.tag_id) === fieldText(request.query, 'tag'))?.tag_id
    const page = pageNumber(request.query)
    const listed = await services.blog.posts({ tagId, readerId: account?.Id, page })
    // An old link may lead to a page that no longer exists, because the list has become shorter.
    if (page > 1 && listed.posts.length === 0) return reply.redirect(blogAddress(tagId))
    return send(request, reply, blogPage({ ...listed, page }, tags, tagId, account))
  })
}
