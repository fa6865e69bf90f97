import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { config } from '../config'
import { textUpTo, wholeNumber, wholeNumberOr } from '../http/fieldSchemas'
import { type FormMap, readForm } from '../http/formBody'
import { fieldsOf } from '../http/readFields'
import { refuseForeignCall } from '../http/isOwnRequest'
import { RequestError } from '../http/RequestError'
import { keyedWrite } from '../idempotency/keyedWrite'
import type { PortalParts } from '../Portal'
import { fieldOf, readLanguage } from '../registerLogin/LayerCall'
import { BlogStore } from './BlogStore'

const IDS = { min: 1, max: 2_147_483_647 }
const TITLE_OR_TAG_MISSING = 'Ein Beitrag braucht eine Überschrift und ein Thema.'
const blogItem = {
  title: v.pipe(
    textUpTo(config.article.titleLength),
    v.transform(title => title.replace(/\s+/g, ' ').trim().normalize()),
    v.nonEmpty(TITLE_OR_TAG_MISSING),
  ),
  tag_id: v.pipe(textUpTo(20), v.nonEmpty(TITLE_OR_TAG_MISSING), wholeNumber(IDS)),
  tag_group_id: wholeNumber(IDS),
}

/**
 * Serves the calls of the blog (portal-accounts 7) and an additional one: `m=tags` lists the tags. Only the portal's
 * own scripts may make calls that change something.
 */
export function blogRoutes(app: FastifyInstance, parts: PortalParts): void {
  const blog = new BlogStore(parts.db)
  const enter = async (request: FastifyRequest) => {
    refuseForeignCall(request)
    return parts.accounts.require(request)
  }
  const calls: Readonly<Record<string, (reply: FastifyReply, form: FormMap) => Promise<object>>> = {
    tags: async (_reply, form) => ({
      tags: await blog.tags(readLanguage(form), fieldsOf({ tag_group_id: wholeNumberOr(2, IDS) }, form).tag_group_id),
    }),
    async new_article_and_blog_item(reply, form) {
      const account = await enter(reply.request)
      readLanguage(form)
      const { title, tag_id: tagId, tag_group_id: tagGroupId } = fieldsOf(blogItem, form)
      return keyedWrite(
        parts.db,
        reply,
        account,
        () => blog.add(account, { title, tagId, tagGroupId }),
        ({ article_id }) => ({ articleId: article_id }),
      )
    },
    async delete_article_and_blog_item(reply, form) {
      const account = await enter(reply.request)
      const articleId = fieldsOf({ article_id: wholeNumber(IDS) }, form).article_id
      return keyedWrite(parts.db, reply, account, async () => {
        await blog.remove(account, articleId)
        return { success: true }
      })
    },
  }

  app.get('/page.json', async (request, reply) => {
    const form = readForm(request.query)
    const name = fieldOf(form, 'm')
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined
    if (!call) throw new RequestError(400, `The field m must be ${Object.keys(calls).join(' or ')}.`)
    reply.header('Cache-Control', 'no-store')
    return call(reply, form)
  })
}
