/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { foreignHeaders } from './support/foreignHeaders'
import { layerClient, type LayerClient } from './support/layerClient'
import { signedIn } from './support/signedIn'

const AUTH = '/event/api/auth'
const PAGE = '/de_DE/page.json'
const LONG = 120_000

onEveryDatabase(portal => {
  let author: LayerClient
  let reader: LayerClient
  beforeAll(async () => {
    author = await signedIn(portal(), seededAccount.author)
    reader = await signedIn(portal(), seededAccount.reader)
  }, LONG)

  const tokenOf = async (browser: LayerClient) =>
    JSON.parse((await browser.get(AUTH, { m: 'get_cb_flex_editor_auth_token' })).text) as string
  const idFrom = async (browser: LayerClient, query: Record<string, string>, field: string) =>
    Number((await browser.get(PAGE, query)).json()[field])

  test('[REG-CALL-40] the token is a text that opens the editor for its own account and no other', async () => {
    const answer = await author.get(AUTH, { m: 'get_cb_flex_editor_auth_token' })
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'no-store',
    ])
    const token = JSON.parse(answer.text) as string
    expect(token).toMatch(/^[\w-]{43}$/)
    const editor = (account: string, given: string) =>
      layerClient(portal().url).get('/editor/article/1', { account, token: given })
    const page = await editor(seededAccount.author, token)
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect([page.headers['x-frame-options'], page.headers['content-security-policy']]).toEqual([
      'SAMEORIGIN',
      expect.stringContaining("frame-ancestors 'self'"),
    ])
    expect(page.text).toContain('Artikel bearbeiten')
    for (const [account, given] of [
      [seededAccount.reader, token],
      [seededAccount.author, ''],
      [seededAccount.author, `${token.slice(0, -1)}!`],
      ['', token],
    ] as const) {
      expect((await editor(account, given)).status).toBe(403)
    }
  })

  test('[REG-CALL-42] a page has one comments configuration for itself and one for each film, and the editor closes the comments', async () => {
    const config = (more: Record<string, string>) =>
      idFrom(
        author,
        { m: 'new_comments_config', page_id: '1', film_id: '', language_id: '1', ...more },
        'comments_config_id',
      )
    const [page, film] = [await config({}), await config({ film_id: '7' })]
    expect(page).toBeGreaterThan(0)
    expect(film).not.toBe(page)
    expect([await config({}), await config({ film_id: 'null' }), await config({ film_id: '7' })]).toEqual([
      page,
      page,
      film,
    ])
    const query = { account: seededAccount.author, token: await tokenOf(author), comments_config_id: String(page) }
    const isOpen = async () => (await author.get('/editor/article/1', query)).text.match(/value="1"\s+checked/) !== null
    expect(await isOpen()).toBe(true)
    await author.post('/editor/article/1', query)
    expect(await isOpen()).toBe(false)
  })

  test('[REG-CALL-43] a new article is empty and not created twice; until the editor saves it, only its author can see it', async () => {
    const create = () => idFrom(author, { m: 'new_article', page_id: '1', language_id: '1' }, 'article_id')
    const id = await create()
    expect(id).toBeGreaterThan(1)
    expect(await create()).toBe(id)
    expect((await layerClient(portal().url).get('/articles/neuer-artikel')).status).toBe(404)
    expect((await author.get('/articles/neuer-artikel')).status).toBe(200)
    const fields = {
      account: seededAccount.author,
      token: await tokenOf(author),
      title: 'Sommer am Fluss',
      teaser: '',
      more: 'Erster Absatz\r\n\r\n<b>Zweiter</b>',
    }
    const saved = await author.post(`/editor/article/${id}`, fields)
    expect(saved.text).toContain('data-command="close_editor"')
    const page = await layerClient(portal().url).get('/articles/neuer-artikel')
    expect(page.text).toContain('<p>Erster Absatz</p>')
    expect(page.text).toContain('<p>&lt;b&gt;Zweiter&lt;/b&gt;</p>')
    expect(await create()).not.toBe(id)
  })

  test('a form that cannot be saved is shown again as it was typed, and another account’s document is not shown', async () => {
    const fields = { account: seededAccount.author, token: await tokenOf(author), title: ' ', more: 'Mühsam getippt' }
    const refused = await author.post('/editor/article/1', fields)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Mühsam getippt')])
    const query = { account: seededAccount.reader, token: await tokenOf(reader) }
    expect((await reader.get('/editor/article/1', query)).status).toBe(403)
    expect((await reader.post('/editor/article/1', { ...query, title: 'Gekapert' })).status).toBe(403)
    expect((await reader.get('/editor/picture/10001', query)).status).toBe(403)
    expect((await reader.get('/editor/event/1', query)).status).toBe(403)
    expect((await author.get('/articles/vom-gehen-und-vom-sehen')).text).not.toContain('Gekapert')
  })

  test('the editor saves pictures and events too', async () => {
    const query = { account: seededAccount.author, token: await tokenOf(author) }
    const [picture]: { Id: number }[] = JSON.parse((await author.get('/pix/pictures/by/1001', { limit: '1' })).text)
    expect(
      (await author.post(`/editor/picture/${picture?.Id}`, { ...query, title: 'Neu benannt', copyright: '© Ahlers' }))
        .status,
    ).toBe(200)
    expect((await author.get(`/pix/pictures/${picture?.Id}`)).text).toContain('Neu benannt')
    expect((await author.get('/editor/event/1', query)).status).toBe(200)
    expect(
      (await author.post('/editor/event/1', { ...query, title: 'Umbenannt', place: 'Stade', text: 'Neu' })).status,
    ).toBe(200)
    expect((await author.get('/events/scanabend-im-kreisarchiv')).text).toContain('Umbenannt')
  })

  test.each<[string, Record<string, string>]>([
    [AUTH, { m: 'get_cb_flex_editor_auth_token' }],
    [PAGE, { m: 'new_article', page_id: '1', language_id: '1' }],
    [PAGE, { m: 'new_comments_config', page_id: '1', film_id: '', language_id: '1' }],
  ])(
    '%s asks strangers to sign in, and refuses a GET that another site, a link, a picture or a prefetch causes',
    async (path, query) => {
      const stranger = await layerClient(portal().url).get(path, query)
      expect([stranger.status, stranger.text]).toEqual([403, '"Please log in"'])
      const address = `${path}?${new URLSearchParams(query).toString()}`
      for (const headers of foreignHeaders) {
        expect((await author.send('GET', address, { headers })).status).toBe(403)
      }
    },
  )

  test.each([
    ['page_id', ''],
    ['page_id', '0'],
    ['page_id', '-1'],
    ['page_id', '1 or 1=1'],
    ['page_id', '99999999999'],
    ['language_id', 'x'],
    ['film_id', '1.5'],
  ])('invalid ids are refused: %s=%j', async (field, value) => {
    expect(
      (
        await author.get(PAGE, {
          m: 'new_comments_config',
          page_id: '1',
          film_id: '2',
          language_id: '1',
          [field]: value,
        })
      ).status,
    ).toBe(400)
  })

  test('foreign, missing and repeated ids, and unknown values of m, are refused', async () => {
    const status = async (browser: LayerClient, query: string) => (await browser.send('GET', `${PAGE}?${query}`)).status
    expect(await status(reader, 'm=new_article&page_id=1&language_id=1')).toBe(403)
    expect(await status(author, 'm=new_article&page_id=424242&language_id=1')).toBe(404)
    expect(await status(author, 'm=new_article&language_id=1')).toBe(400)
    expect(await status(author, 'm=new_article&page_id[]=1&page_id[]=2&language_id=1')).toBe(400)
    expect(await status(author, 'm=constructor&page_id=1')).toBe(400)
    expect(await status(author, '')).toBe(400)
  })

  test('other accounts get the same responses for the id of a draft as for a missing id', async () => {
    const created = await author.get('/page.json', {
      m: 'new_article_and_blog_item',
      language_id: '1',
      title: 'Geheimer Entwurf',
      tag_id: '21',
      tag_group_id: '2',
    })
    const draft = String(created.json()['article_id'])
    const missing = '424242'
    const query = { account: seededAccount.reader, token: await tokenOf(reader) }
    const responses = async (id: string) => {
      const called = await Promise.all([
        reader.get('/page.json', { m: 'delete_article_and_blog_item', article_id: id }),
        reader.get(PAGE, { m: 'new_article', page_id: id, language_id: '1' }),
        reader.get(PAGE, { m: 'new_comments_config', page_id: id, film_id: '', language_id: '1' }),
      ])
      const opened = await reader.get(`/editor/article/${id}`, query)
      const saved = await reader.post(`/editor/blog/${id}`, { ...query, title: 'Fremd' })
      return [
        ...called.map(({ status, text }) => [status, text.replaceAll(id, '{ID}')]),
        ...[opened, saved].map(({ status }) => [status, '']),
      ]
    }
    expect(await responses(draft)).toEqual(await responses(missing))
    expect((await responses(missing)).map(([status]) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await author.get(String(created.json()['page_url']))).status).toBe(200)
  })

  test(
    'with EDITOR_TOKENS=off, the portal returns null instead of a token',
    async () => {
      const other = await startPortal({ env: { EDITOR_TOKENS: 'off' } })
      try {
        const browser = await signedIn(other, seededAccount.author)
        expect((await browser.get(AUTH, { m: 'get_cb_flex_editor_auth_token' })).text).toBe('null')
      } finally {
        await other.stop()
      }
    },
    LONG,
  )
})
