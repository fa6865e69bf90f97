import * as v from 'valibot'
import type { BlogNewPostOptions } from '../api/BlogApi'
import { languageId } from '../config/languageId'
import type { ResolvedConfig } from '../config/resolveConfig'
import { plainText } from '../labels/plainText'
import { bareField } from '../wire/bareField'
import { FailedRequest } from '../wire/FailedRequest'
import { portalText } from '../wire/portalValues'
import { sendRequest } from '../wire/sendRequest'

/** A tag that a blog post may have. */
export type BlogTag = NonNullable<BlogNewPostOptions['tags']>[number]

/** Group of the tags of blog posts (portal-accounts 9). */
const BLOG_TAG_GROUP = 2

const id = v.union([v.string(), v.number()])
const pageUrl = ({ paths }: ResolvedConfig) => `${paths.linkRoot ?? ''}/page.json`

/** Fetches the tags of blog posts. The contract has no call for tags, so this call is Foyer's own. */
export async function fetchBlogTags(config: ResolvedConfig, signal?: AbortSignal): Promise<readonly BlogTag[]> {
  const { tags } = await sendRequest({
    call: 'GET /page.json m=tags',
    url: pageUrl(config),
    query: { m: 'tags', tag_group_id: BLOG_TAG_GROUP, language_id: languageId(config) },
    schema: v.object({ tags: v.array(v.object({ tag_id: id, title: v.string() })) }),
    signal,
  })
  return tags.map(({ tag_id, title }) => ({ id: tag_id, name: title }))
}

/** Creates an article with its blog item; returns the address of the article's page. A post may have no tag. */
export async function newBlogPost(
  config: ResolvedConfig,
  { title, tag_id }: { readonly title: string; readonly tag_id: string | undefined },
): Promise<string> {
  return sendRequest({
    call: 'GET /page.json m=new_article_and_blog_item',
    url: pageUrl(config),
    query: {
      m: 'new_article_and_blog_item',
      language_id: languageId(config),
      title,
      tag_id,
      tag_group_id: BLOG_TAG_GROUP,
    },
    schema: bareField('page_url', v.string()),
    isTextTaken: true,
    isKeyed: config.idempotency,
  })
}

/** An explicit refusal by the portal: `success` is one of the values that PHP may write for false. */
const refusal = v.object({
  success: v.union([v.literal(false), v.literal('false'), v.literal(0), v.literal('0')]),
  message: portalText,
})

/**
 * Deletes an article with its blog item. The contract does not specify the response: every response with a success
 * status, except an explicit refusal, counts as a deletion. Returns undefined if the article is deleted, else the
 * portal's reason, which may be empty.
 * @throws FailedRequest if the response has an error status, or if there is no response
 */
export async function deleteBlogArticle(
  config: ResolvedConfig,
  article_id: number | string,
): Promise<string | undefined> {
  try {
    const answer = await sendRequest({
      call: 'GET /page.json m=delete_article_and_blog_item',
      url: pageUrl(config),
      query: { m: 'delete_article_and_blog_item', article_id },
      schema: v.unknown(),
      isKeyed: config.idempotency,
    })
    const { success, output } = v.safeParse(refusal, answer)
    return success ? plainText(output.message) : undefined
  } catch (error) {
    // The portal deleted the article, but its response is not JSON.
    if (error instanceof FailedRequest && error.failure.kind === 'malformed') return undefined
    throw error
  }
}
