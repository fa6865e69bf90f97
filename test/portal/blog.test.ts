/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { slugOf } from '../../examples/portal/server/articles/ArticleService'
import { seededAccount } from '../support/seededAccount'
import { foreignHeaders } from './support/foreignHeaders'
import { layerClient, type LayerClient } from './support/layerClient'
import { signedIn } from './support/signedIn'

const LONG = 120_000
const post = {
  m: 'new_article_and_blog_item',
  language_id: '1',
  title: 'Größer als gedacht',
  tag_id: '21',
  tag_group_id: '2',
}

onEveryDatabase(portal => {
  let author: LayerClient
  let reader: LayerClient
  beforeAll(async () => {
    author = await signedIn(portal(), seededAccount.author)
    reader = await signedIn(portal(), seededAccount.reader)
  }, LONG)

  const open = () => layerClient(portal().url)

  test.each([
    ['Größer, als gedacht!', 'groesser-als-gedacht'],
    ['Gro\u0308ßer', 'groesser'],
    ['Łódź & Café', 'lodz-cafe'],
    ['😀', 'beitrag'],
    ['שלום', 'beitrag'],
    ['../../etc', 'etc'],
  ])('the title %j becomes %s in the address of its post', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  test('the address of a post has at most 80 letters of its title', () => {
    expect(slugOf('x'.repeat(10_000))).toBe('x'.repeat(80))
  })

  test('the tags come in the requested language', async () => {
    const tags = async (language_id: string) =>
      (await open().get('/page.json', { m: 'tags', language_id, tag_group_id: '2' })).json()['tags']
    expect(await tags('1')).toContainEqual({ tag_id: 21, title: 'Musik' })
    expect(await tags('2')).toContainEqual({ tag_id: 21, title: 'Music' })
    expect(await tags('44')).toContainEqual({ tag_id: 21, title: 'Muzyka' })
  })

  test('[REG-CALL-44] [REG-CALL-45] only the author sees a new post, until it is saved; then everybody sees the post, and nobody after its deletion', async () => {
    const created = (await author.get('/page.json', post)).json()
    expect(created).toEqual({
      page_url: '/articles/groesser-als-gedacht',
      page_id: created['article_id'],
      article_id: expect.any(Number),
    })
    const url = String(created['page_url'])
    expect((await author.get(url)).text).toContain('<h1>Größer als gedacht</h1>')
    expect([
      (await open().get(url)).status,
      (await author.get('/blog')).text.includes(url),
      (await open().get('/blog')).text.includes(url),
    ]).toEqual([404, true, false])
    const token = JSON.parse(
      (await author.get('/event/api/auth', { m: 'get_cb_flex_editor_auth_token' })).text,
    ) as string
    await author.post(`/editor/blog/${String(created['article_id'])}`, {
      account: seededAccount.author,
      token,
      title: post.title,
      more: 'Text',
    })
    expect([
      (await open().get(url)).status,
      (await open().get('/blog', { tag: '21' })).text.includes(url),
      (await open().get('/blog', { tag: '22' })).text.includes(url),
    ]).toEqual([200, true, false])
    const second = (await author.get('/page.json', post)).json()
    expect(second['page_url']).toMatch(/^\/articles\/groesser-als-gedacht-\d+$/)

    const remove = (browser: LayerClient) =>
      browser.get('/page.json', { m: 'delete_article_and_blog_item', article_id: String(created['article_id']) })
    expect((await remove(reader)).status).toBe(403)
    expect((await remove(author)).json()).toEqual({ success: true })
    for (const browser of [author, open()]) {
      expect((await browser.get(url)).status).toBe(404)
      expect((await browser.get('/blog')).text).not.toContain(`${url}"`)
    }
    expect((await remove(author)).status).toBe(404)
  })

  test('[REG-CALL-44] only blog authors can write: other accounts get the reason, and visitors are asked to sign in', async () => {
    const refused = await reader.get('/page.json', post)
    expect([refused.status, refused.text]).toEqual([
      403,
      'Beiträge kann nur schreiben, wer zu den Blog-Autoren gehört.',
    ])
    expect((await open().get('/page.json', post)).text).toBe('"Please log in"')
  })

  test.each<Record<string, string>>([post, { m: 'delete_article_and_blog_item', article_id: '1' }])(
    'a GET that changes data is refused if another site, a link, a picture or a prefetch causes it: %j',
    async query => {
      const address = `/page.json?${new URLSearchParams(query).toString()}`
      for (const headers of foreignHeaders) {
        expect((await author.send('GET', address, { headers })).status).toBe(403)
      }
      expect((await open().get('/articles/vom-gehen-und-vom-sehen')).status).toBe(200)
    },
  )

  test.each([
    ['title', ''],
    ['title', '   '],
    ['title', 'x'.repeat(201)],
    ['title', 'x\0'],
    ['tag_id', ''],
    ['tag_id', '99'],
    ['tag_id', 'Musik'],
    ['tag_group_id', '3'],
    ['language_id', 'de'],
  ])('a post with a missing or wrong field is refused: %s=%j', async (field, value) => {
    expect((await author.get('/page.json', { ...post, [field]: value })).status).toBe(400)
  })

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ["Robert'); drop table articles;--", 'Robert&#39;); drop table articles;--'],
    ['😀🎷', '😀🎷'],
    ['שלום עולם', 'שלום עולם'],
    ['Zwei\r\nZeilen', 'Zwei Zeilen'],
    ['Mu\u0308ller', 'Müller'],
  ])('the page of a post shows its title as text: %j', async (title, shown) => {
    const { page_url } = (await author.get('/page.json', { ...post, title })).json()
    const page = await author.get(String(page_url))
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<h1>${shown}</h1>`)
    expect(page.text).not.toContain('<script>alert')
  })

  test('the ids of a person in the register lead to a player page, a film page and a creator page; unknown ids get 404', async () => {
    const persons: { film6: number[]; film5: number[]; userId: number[] }[] = JSON.parse(
      readFileSync('examples/portal/seed/persons.json', 'utf8'),
    )
    const {
      film6: [video],
      film5: [film],
      userId: [creator],
    } = persons.find(person => person.film6.length > 0 && person.film5.length > 0 && person.userId.length > 0)!
    expect((await open().get('/player', { film6: String(video) })).text).toContain('Mediathek')
    expect((await open().get(`/film/${film}`)).text).toContain('Filmschule')
    const page = (await open().get(`/creator/${creator}`)).text
    expect([page.includes(`/player?film6=${video}`), page.includes(`/film/${film}`)]).toEqual([true, true])
    expect((await open().get('/terms')).text).toContain('<h1>Nutzungsbedingungen</h1>')
    expect([
      (await open().get('/player', { film6: '1' })).status,
      (await open().get('/film/x')).status,
      (await open().get('/creator/9999999999')).status,
      (await open().get('/player')).status,
    ]).toEqual([404, 404, 404, 404])
  })
})
