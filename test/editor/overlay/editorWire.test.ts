import { resolveConfig } from '../../../src/config/resolveConfig'
import { fetchEditorToken, newArticle, newCommentsConfig } from '../../../src/editor/overlay/editorWire'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig(
  {
    language: 'en_EN',
    paths: { documentRoot: '/root', docRoot: '/termine' },
    hosts: { editorStaging: 'https://stage.example/root' },
  },
  new URL('http://localhost/'),
)
const { signal } = new AbortController()
const asked = (sent: readonly Request[]) =>
  sent.map(({ method, url }) => `${method} ${url.replace(location.origin, '')}`)

describe('[REG-CALL-43] a new article', () => {
  it('is created below the document root, in the current language', async () => {
    const sent = respondWith({ body: '{"article_id":12}' })
    expect(await newArticle(config, { page_id: 7 })).toEqual({ article_id: '12' })
    expect(asked(sent)).toEqual(['GET /root/de_DE/page.json?m=new_article&page_id=7&language_id=2'])
  })

  it('is created on the staging host if requested, but on the page’s own host if no staging host is configured', async () => {
    const sent = respondWith({ body: '{"article_id":"a1"}' })
    await newArticle(config, { page_id: 7, isStaging: true })
    await newArticle(
      { ...config, hosts: { ...config.hosts, editorStaging: undefined } },
      { page_id: 7, isStaging: true },
    )
    expect(asked(sent)).toEqual([
      'GET https://stage.example/root/de_DE/page.json?m=new_article&page_id=7&language_id=2',
      'GET /root/de_DE/page.json?m=new_article&page_id=7&language_id=2',
    ])
  })

  it.each(['12', '"12"', '12\n', '{"article_id":12}'])(
    'has its id in a field, or as the whole response: %p',
    async body => {
      respondWith({ body })
      expect(await newArticle(config, { page_id: 7 })).toEqual({ article_id: '12' })
    },
  )

  it.each(['', '""', 'null', '<p>12</p>', '{"article_id":1', '{}', '{"article_id":""}', '{"article_id":null}', '[]'])(
    'is refused without an id: %s',
    async body => {
      respondWith({ body })
      await expect(newArticle(config, { page_id: 7 })).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
    },
  )
})

it('[REG-CALL-42] a configuration of comments is created for the page and its film', async () => {
  const sent = respondWith({ body: '{"comments_config_id":"31"}' })
  expect(await newCommentsConfig(config, { page_id: 7, film_id: 'f6' })).toEqual({ comments_config_id: '31' })
  expect(asked(sent)).toEqual(['GET /root/de_DE/page.json?m=new_comments_config&page_id=7&film_id=f6&language_id=2'])
})

it('[REG-CALL-40] [REG-CALL-42] [REG-CALL-43] the editor’s calls have default addresses, and the number of the language', async () => {
  const plain = resolveConfig({ language: 'pl_PL' }, new URL('http://localhost/'))
  const sent = respondWith({ body: '7' })
  await fetchEditorToken(plain, signal)
  await newCommentsConfig(plain, { page_id: 'a&b', film_id: 6 })
  await newArticle(plain, { page_id: 'a&b' })
  expect(asked(sent)).toEqual([
    'GET /event/api/auth?m=get_cb_flex_editor_auth_token',
    'GET /de_DE/page.json?m=new_comments_config&page_id=a%26b&film_id=6&language_id=44',
    'GET /de_DE/page.json?m=new_article&page_id=a%26b&language_id=44',
  ])
})

it('[REG-CALL-42] the response to a new comments configuration may be the id alone', async () => {
  respondWith({ body: '88' })
  expect(await newCommentsConfig(config, { page_id: 7, film_id: 6 })).toEqual({ comments_config_id: '88' })
})

it.each([
  ['"abc"', 'abc'],
  ['null', null],
  ['""', null],
  ['', null],
  ['false', null],
  [' eyJh.bGci-_=\n', 'eyJh.bGci-_='],
  ['17', '17'],
  ['{"token":"abc"}', 'abc'],
])(
  '[REG-CALL-40] the editor’s token is requested below the events’ path, and read from the response %j',
  async (body, token) => {
    const sent = respondWith({ body })
    expect(await fetchEditorToken(config, signal)).toBe(token)
    expect(asked(sent)).toEqual(['GET /termine/api/auth?m=get_cb_flex_editor_auth_token'])
  },
)

it.each(['<html></html>', 'Bitte anmelden', '"ab', '[]', '{}', '123456789012345678901'])(
  'refuses %s as the editor’s token',
  async body => {
    respondWith({ body })
    await expect(fetchEditorToken(config, signal)).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
  },
)

it('a request for a new document has an Idempotency-Key only with the option `idempotency`; the same request after a 503 has the same key', async () => {
  const keyed = { ...config, idempotency: true }
  const keyOf = (sent: readonly Request[]) => sent[0]?.headers.get('Idempotency-Key') ?? null
  const lost = respondWith({ status: 503, body: '' })
  await expect(newArticle(keyed, { page_id: 8 })).rejects.toMatchObject({ code: 'REQUEST_REFUSED' })
  const again = respondWith({ body: '{"article_id":13}' })
  await newArticle(keyed, { page_id: 8 })
  expect(keyOf(lost)).toMatch(/^[\w.:-]{8,100}$/)
  expect(keyOf(again)).toBe(keyOf(lost))
  const comments = respondWith({ body: '{"comments_config_id":"31"}' })
  await newCommentsConfig(keyed, { page_id: 8, film_id: 'f6' })
  expect(keyOf(comments)).not.toBe(keyOf(lost))
  expect(keyOf(comments)).not.toBeNull()
  const plain = respondWith({ body: '{"article_id":14}' })
  await newArticle(config, { page_id: 8 })
  expect(keyOf(plain)).toBeNull()
})
