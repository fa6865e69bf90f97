/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient, type LayerClient } from './support/layerClient'
import { signedIn } from './support/signedIn'

const LONG = 120_000
/** Number of posts to create. Every third stays a draft. */
const WRITTEN = 165

onEveryDatabase(portal => {
  let author: LayerClient
  let reader: LayerClient
  const [drafts, published]: [string[], string[]] = [[], []]
  beforeAll(async () => {
    author = await signedIn(portal(), seededAccount.author)
    reader = await signedIn(portal(), seededAccount.reader)
    for (let number = 0; number < WRITTEN; number += 1) {
      const created = await author.get('/page.json', {
        m: 'new_article_and_blog_item',
        language_id: '1',
        title: `Beitrag ${number}`,
        tag_id: number % 2 === 0 ? '21' : '22',
        tag_group_id: '2',
      })
      const address = String(created.json()['page_url'])
      if (number % 3 === 0) drafts.unshift(address)
      else published.unshift(address)
      const body = JSON.stringify({ title: `Beitrag ${number}`, blocks: [{ kind: 'paragraph', text: 'Text' }] })
      if (number % 3 > 0)
        expect(
          (await author.send('POST', `${address}/edit`, { body, headers: { 'Content-Type': 'application/json' } }))
            .status,
        ).toBe(200)
    }
  }, LONG)

  const listed = (html: string) =>
    [...html.matchAll(/<h3><a href="(\/articles\/[\w-]+)"/g)].map(([, address = '']) => address)

  /**
   * Returns the addresses of the posts on each page, from `first` to the last page. Checks that each page links to the
   * one before it.
   */
  async function turnPages(browser: LayerClient, first: string): Promise<string[][]> {
    const pages: string[][] = []
    const addresses: string[] = []
    for (let address: string | undefined = first; address !== undefined;) {
      const { status, text } = await browser.send('GET', address)
      expect([status, /rel="prev" href="([^"]+)"/.exec(text)?.[1]?.replace('&amp;', '&')]).toEqual([
        200,
        addresses.at(-1),
      ])
      addresses.push(address)
      pages.push(listed(text))
      address = /rel="next" href="([^"]+)"/.exec(text)?.[1]?.replace('&amp;', '&')
    }
    return pages
  }

  test('all posts of the blog are found page by page, each once, the newest first; a draft by its author only', async () => {
    const seen = await turnPages(layerClient(portal().url), '/blog')
    expect(seen.map(({ length }) => length).slice(0, 2)).toEqual([50, 50])
    expect(seen.flat().slice(0, published.length)).toEqual(published)
    expect(seen.flat()).toHaveLength(new Set(seen.flat()).size)
    // The demo's own posts.
    const older = seen.flat().slice(published.length)
    expect(older.length).toBeGreaterThan(0)
    expect((await turnPages(reader, '/blog')).flat()).toEqual(seen.flat())
    const own = (await turnPages(author, '/blog')).flat()
    expect(own.toSorted()).toEqual([...seen.flat(), ...drafts].toSorted())
    expect(own.slice(0, 4)).toEqual([published[0], published[1], drafts[0], published[2]])
    expect(own.slice(WRITTEN)).toEqual(older)
  })

  test('all posts of a tag are found page by page too', async () => {
    const [seen, all] = [(await turnPages(author, '/blog?tag=21')).flat(), (await turnPages(author, '/blog')).flat()]
    const others = new Set(
      (await Promise.all([22, 23, 24, 25, 26].map(tag => turnPages(author, `/blog?tag=${tag}`)))).flat(2),
    )
    expect(seen.length).toBeGreaterThan(50)
    expect(seen).toEqual(all.filter(address => !others.has(address)))
  })

  test('a page number beyond the last page redirects to the first page; an invalid page number gets a page with status 200', async () => {
    const answers = await Promise.all([
      reader.get('/blog', { p: '99' }),
      reader.get('/blog', { tag: '21', p: '9007199254740991' }),
    ])
    expect(answers.map(({ status, headers }) => [status, headers['location']])).toEqual([
      [302, '/blog'],
      [302, '/blog?tag=21'],
    ])
    for (const p of ['0', '-1', 'x', '1.5']) expect((await reader.get('/blog', { p })).status).toBe(200)
  })
})
