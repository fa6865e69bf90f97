import { deleteBlogArticle, fetchBlogTags, newBlogPost } from '../../../src/blog/blogWire'
import { fetchEditorToken, newArticle, newCommentsConfig } from '../../../src/editor/overlay/editorWire'
import { fetchTemplate } from '../../../src/template/templateWire'
import type { PortalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import type { ContractCall } from './ContractCall'
import { ANY_ANSWER } from './wireFaults'

const author = { reading: 'portal', account: seededAccount.author } as const
const TEMPLATE = '/module/jscript/lib/cb_ui/templates/cb_ui_window.html'
const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const newPost = (client: PortalClient, title: string) =>
  json<{ article_id: number; page_url: string }>(
    client.get(
      `/page.json?${new URLSearchParams({ m: 'new_article_and_blog_item', language_id: '1', title, tag_id: '21', tag_group_id: '2' })}`,
    ),
  )
const deletePost = (client: PortalClient, id: number) =>
  client.get(`/page.json?m=delete_article_and_blog_item&article_id=${id}`)

/**
 * Deletes the author's empty articles and returns their number. The portal would return such an article instead of a
 * new one.
 */
async function takeEmptyArticles(client: PortalClient): Promise<number> {
  const { article_id: newest } = await newPost(client, 'Der neueste')
  for (let found = 0; ; found += 1) {
    const { article_id } = await json<{ article_id: number }>(
      client.get('/de_DE/page.json?m=new_article&page_id=1&language_id=1'),
    )
    await deletePost(client, article_id)
    if (article_id < newest) continue
    await deletePost(client, newest)
    return found
  }
}

/** The calls of editor, blog and templates. */
export const pageCalls: readonly ContractCall[] = [
  {
    ...author,
    name: 'editorWire.fetchEditorToken',
    takes: ['an empty response'],
    ready: ({ config }) => ({ send: signal => fetchEditorToken(config, signal) }),
  },
  {
    ...author,
    name: 'editorWire.newCommentsConfig',
    isKeyed: true,
    ready({ config, author: client, number }) {
      const ids = new Set<string>()
      return {
        send: async () =>
          void ids.add((await newCommentsConfig(config, { page_id: 1, film_id: String(number) })).comments_config_id),
        // A pair of page and film has one comments configuration, so later requests get the id of the first response.
        count: async () =>
          ids.add(
            String(
              (
                await json<{ comments_config_id: number }>(
                  client.get(`/de_DE/page.json?m=new_comments_config&page_id=1&film_id=${number}&language_id=1`),
                )
              ).comments_config_id,
            ),
          ).size,
      }
    },
  },
  {
    ...author,
    name: 'editorWire.newArticle',
    isKeyed: true,
    async ready({ config, author: client }) {
      await takeEmptyArticles(client)
      return { send: () => newArticle(config, { page_id: 1 }), count: () => takeEmptyArticles(client) }
    },
  },
  {
    ...author,
    name: 'blogWire.fetchBlogTags',
    ready: ({ config }) => ({ send: signal => fetchBlogTags(config, signal) }),
  },
  {
    ...author,
    name: 'blogWire.newBlogPost',
    isKeyed: true,
    ready({ config, author: client, number }) {
      const title = `Beitrag ${number}`
      return {
        send: () => newBlogPost(config, { title, tag_id: '21' }),
        count: async () => (await (await client.get('/blog')).text()).split(`>${title}</a>`).length - 1,
      }
    },
  },
  {
    ...author,
    name: 'blogWire.deleteBlogArticle',
    isKeyed: true,
    againOnceDone: 'refused 404',
    takes: ANY_ANSWER,
    async ready({ config, author: client, number }) {
      const { article_id, page_url } = await newPost(client, `Weg damit ${number}`)
      return {
        send: () => deleteBlogArticle(config, article_id),
        count: async () => Number((await client.get(page_url)).status === 404),
      }
    },
  },
  {
    ...author,
    name: 'templateWire.fetchTemplate GET',
    isStoppedByCaller: true,
    isNeverShown: true,
    takes: ANY_ANSWER,
    ready: () => ({ send: signal => fetchTemplate(TEMPLATE, undefined, signal) }),
  },
  {
    ...author,
    name: 'templateWire.fetchTemplate POST',
    isStoppedByCaller: true,
    isNeverShown: true,
    takes: ANY_ANSWER,
    ready: () => ({ send: signal => fetchTemplate(TEMPLATE, { language: 'de_DE' }, signal) }),
  },
]
