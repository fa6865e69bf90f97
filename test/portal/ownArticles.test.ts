/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient, type LayerClient } from './support/layerClient'
import { signedIn } from './support/signedIn'

const LONG = 120_000
const WRITTEN = 101
/** Seeded articles of the reader, who writes nothing in these tests. */
const OLDER = ['wer-klopft-da-im-winter', 'das-lesezimmer-am-gueterbahnhof']

onEveryDatabase(portal => {
  let author: LayerClient
  let reader: LayerClient
  let draft: string
  beforeAll(async () => {
    author = await signedIn(portal(), seededAccount.author)
    reader = await signedIn(portal(), seededAccount.reader)
    for (let number = 1; number <= WRITTEN; number += 1) await publish(await begin(`Artikel ${number}`))
    draft = await begin('Noch nicht fertig')
  }, LONG)

  /** Creates a draft and returns its address. */
  async function begin(title: string): Promise<string> {
    const created = await author.get('/page.json', {
      m: 'new_article_and_blog_item',
      language_id: '1',
      title,
      tag_id: '21',
      tag_group_id: '2',
    })
    return String(created.json()['page_url'])
  }

  async function publish(address: string): Promise<void> {
    const body = JSON.stringify({ title: 'Ein Artikel von vielen', blocks: [{ kind: 'paragraph', text: 'Text' }] })
    const saved = await author.send('POST', `${address}/edit`, {
      body,
      headers: { 'Content-Type': 'application/json' },
    })
    expect(saved.status).toBe(200)
  }

  const listed = (html: string) => [...html.matchAll(/href="\/articles\/([\w-]+)\/edit"/g)].map(([, slug = '']) => slug)

  test('the profile lists all articles of an author, and the playground has the id of one, even if 100 articles of others are newer', async () => {
    expect(listed((await reader.get('/profile')).text).toSorted()).toEqual(OLDER.toSorted())
    expect((await reader.get('/playground')).text).toMatch(/id="article-id"[^>]* value="\d+"/)
  })

  test('the profile splits many articles over several pages, lists each article once, and marks drafts', async () => {
    const seen: string[] = []
    let path: string | undefined = '/profile'
    for (let page = 1; path !== undefined; page += 1) {
      const { status, text } = await author.send('GET', path)
      expect([status, text.includes('rel="prev"')]).toEqual([200, page > 1])
      seen.push(...listed(text))
      path = /rel="next" href="([^"]+)"/.exec(text)?.[1]
    }
    expect([seen.length, new Set(seen).size]).toEqual([6 + WRITTEN + 1, 6 + WRITTEN + 1])
    expect(seen).not.toEqual(expect.arrayContaining(OLDER))
    expect(`/articles/${seen[0]}`).toBe(draft)
    const first = (await author.get('/profile')).text
    expect(first.split('Entwurf, nur für Sie sichtbar')).toHaveLength(2)
  })

  test('a page number beyond the last page redirects to the first page; an invalid page number gets a page with status 200', async () => {
    const answer = await author.get('/profile', { p: '9' })
    expect([answer.status, answer.headers['location']]).toEqual([302, '/profile'])
    for (const p of ['0', '-1', 'x', '1.5', '99999999999999999999'])
      expect((await author.get('/profile', { p })).status).toBe(200)
  })

  test('for other accounts and visitors, the addresses of a draft respond with the same statuses as the addresses of an unknown article', async () => {
    const none = `${draft}-nie-geschrieben`
    const answers = async (visitor: LayerClient, address: string) => {
      const asked = [address, `${address}/edit`].map(path => visitor.send('GET', path))
      const body = JSON.stringify({ title: 'Fremd', blocks: [] })
      const headers = { 'Content-Type': 'application/json' }
      const all = await Promise.all([...asked, visitor.send('POST', `${address}/edit`, { body, headers })])
      return all.map(({ status }) => status)
    }
    for (const visitor of [reader, layerClient(portal().url)]) {
      expect(await answers(visitor, draft)).toEqual(await answers(visitor, none))
    }
    expect((await author.send('GET', `${draft}/edit`)).status).toBe(200)
  })
})
