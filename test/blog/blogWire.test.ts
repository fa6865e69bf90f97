import { deleteBlogArticle, newBlogPost } from '../../src/blog/blogWire'
import { resolveConfig } from '../../src/config/resolveConfig'
import { respondWith } from '../support/respondWith'

const config = resolveConfig({}, new URL('http://localhost/'))
const create = () => newBlogPost(config, { title: 'Hafen', tag_id: '5' })

describe('the calls of the blog', () => {
  it.each(['{"page_url":"/blog/7"}', '"/blog/7"', '/blog/7\n'])(
    '[REG-BLG-04] read the address of a new post’s page from %p',
    async body => {
      respondWith({ body })
      expect(await create()).toBe('/blog/7')
    },
  )

  it.each([
    ['en_EN', 2],
    ['pl_PL', 44],
  ])(
    '[REG-CALL-44] [REG-CALL-45] create a post in the language %s, and delete an article by its id',
    async (language, number) => {
      const page = resolveConfig({ language }, new URL('http://localhost/'))
      const sent = respondWith({ body: '"/blog/7"' })
      await newBlogPost(page, { title: 'Hafen & +Meer', tag_id: '5' })
      await deleteBlogArticle(page, 'a&7')
      expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
        `GET http://localhost/page.json?m=new_article_and_blog_item&language_id=${number}&title=Hafen+%26+%2BMeer&tag_id=5&tag_group_id=2`,
        'GET http://localhost/page.json?m=delete_article_and_blog_item&article_id=a%267',
      ])
    },
  )

  it.each(['', 'null', '{}', '[]', '17', '{"page_url":"/blog', '<h1>Blog</h1>', 'Nicht jetzt'])(
    'reject a response to a new post that names no page: %p',
    async body => {
      respondWith({ body })
      await expect(create()).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
    },
  )

  it.each([
    ['{"success":false,"message":false}', ''],
    ['{"success":"0","message":7}', '7'],
    ['{"success":true}', undefined],
    ['', undefined],
    ['OK', undefined],
  ])('return no reason for an accepted deletion, else the portal’s reason: %p → %p', async (body, reason) => {
    respondWith({ body })
    expect(await deleteBlogArticle(config, 7)).toBe(reason)
  })
})
