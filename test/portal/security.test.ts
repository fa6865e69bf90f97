/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { Client } from 'pg'
import { hashPassword } from '../../examples/portal/server/accounts/AccountStore'
import { s3Storage } from '../../examples/portal/server/storage/s3Storage'
import { expectConsole } from '../support/expectConsole'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { postgresBinaries } from '../support/postgresBinaries'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { startSeededPostgres } from '../support/startSeededPostgres'
import { layerClient } from './support/layerClient'
import { registerClient } from './support/registerClient'
import { signedIn } from './support/signedIn'

const PASSWORD = 'Uferlicht*2026'
const SECURE = /; Secure/
const LONG = 120_000

onEveryDatabase(portal => {
  const raw = (lines: readonly string[]) => {
    const { hostname, port } = new URL(portal().url)
    const socket = connect(Number(port), hostname)
    socket.write(lines.join('\r\n'))
    return readAll(socket)
  }
  const forged = (number: number) => ({ 'X-Forwarded-For': `192.0.2.${number}`, 'X-Forwarded-Proto': 'https' })
  const logIn = (password: string, more: Record<string, string>, headers: Record<string, string> = {}) =>
    layerClient(portal().url, '127.0.9.1').send('POST', '/login', {
      body: new URLSearchParams({ account: seededAccount.author, password, ...more }).toString(),
      headers,
    })

  test.each([
    ['an address that cannot be read', 400, 'GET /%zz HTTP/1.1', ['Host: {host}']],
    ['a request that Node cannot parse', 400, 'GET / HTTP/1.1', ['Host: {host}', 'Content-Length: x']],
    ['too large a head', 431, 'GET / HTTP/1.1', ['Host: {host}', `X-Long: ${'a'.repeat(20_000)}`]],
    ['a request without a host', 400, 'GET / HTTP/1.1', []],
    ['an unknown expectation without a host', 400, 'GET / HTTP/1.1', ['Expect: a miracle']],
    ['a picture', 200, 'GET {picture} HTTP/1.1', ['Host: {host}']],
  ])(
    'the response to %s has a Content Security Policy, a referrer policy and nosniff, like every response',
    async (_case, status, line, more) => {
      const client = layerClient(portal().url)
      await client.post('/login', { account: seededAccount.author, password: PASSWORD })
      const [{ Uri }] = JSON.parse((await client.get('/pix/pictures/by/1001', { limit: '1' })).text) as [
        { Uri: string },
      ]
      const known = { host: new URL(portal().url).host, picture: new URL(Uri, portal().url).pathname }
      const text = [line, ...more, 'Connection: close', '', ''].map(part =>
        part.replace('{host}', known.host).replace('{picture}', known.picture),
      )
      const head = (await raw(text)).split('\r\n\r\n', 1)[0] ?? ''
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(head.toLowerCase().split('\r\n')).toEqual(
        expect.arrayContaining([
          expect.stringMatching(
            /^content-security-policy: (?=.*(?:default|object)-src 'none';)(?=.*base-uri 'none';).*frame-ancestors '(?:none|self)'/,
          ),
          'x-content-type-options: nosniff',
          expect.stringMatching(/^referrer-policy: (?:no-referrer|strict-origin-when-cross-origin)$/),
        ]),
      )
    },
  )

  test.each([
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5']],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['an encoding after the chunks', ['Transfer-Encoding: chunked, identity']],
  ])('a request with %s is refused, and the rest is not read as a second request', async (_case, headers) => {
    const { host, origin } = new URL(portal().url)
    const type = 'Content-Type: application/x-www-form-urlencoded'
    const head = ['POST /login HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`, type, ...headers, '', '0', '', '']
    const answer = await raw([...head.slice(0, -1), `GET /healthz HTTP/1.1`, `Host: ${host}`, '', ''])
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400'])
  })

  test.each(['', 'static/portal.js', 'static/portal.css', 'static/logo.svg', 'pix/languages', 'healthz', 'nirgends'])(
    'the Content-Type of a response names the charset: /%s',
    async path => {
      const { headers } = await layerClient(portal().url).send('GET', `/${path}`)
      expect(headers['content-type']).toMatch(/; charset=utf-8$/)
    },
  )

  test('TRACE is refused, and the response contains nothing of the request', async () => {
    const { host, origin } = new URL(portal().url)
    const answer = await raw([
      'TRACE / HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Cookie: portal_session=geheim',
      'Connection: close',
      '',
      '',
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /)
    expect(answer).not.toContain('geheim')
  })

  test.each([
    'https://boese.example/',
    '//boese.example',
    '/\\boese.example',
    '/\t/boese.example',
    'javascript:alert(1)',
  ])('a log-in leads to the portal’s own pages only, not to %j', async next => {
    const { status, headers } = await logIn(PASSWORD, { next })
    expect([status, headers['location']]).toEqual([303, '/profile'])
  })

  test('with forged X-Forwarded headers, log-ins are counted by the real address, and the cookie is not Secure', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await logIn('falsch', {}, forged(guess))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    const elsewhere = await layerClient(portal().url, '127.0.9.2').send('POST', '/login', {
      body: new URLSearchParams({ account: seededAccount.author, password: PASSWORD }).toString(),
      headers: forged(1),
    })
    expect(elsewhere.status).toBe(303)
    expect(String(elsewhere.headers['set-cookie'])).not.toMatch(SECURE)
  })

  test('a field that a form does not have changes nothing: no owner, no right, no state', async () => {
    const author = await signedIn(portal(), seededAccount.author)
    const [picture] = JSON.parse((await author.get('/pix/pictures/by/1001', { limit: '1' })).text) as { Id: number }[]
    const changed = await author.post(`/pix/pictures/${picture?.Id}`, {
      method: 'PUT',
      title: 'Neu',
      Id: '1',
      account: '1002',
      account_id: '1002',
      accountId: '1002',
      Uri: '/media/x',
    })
    expect(changed.json()).toMatchObject({ Id: picture?.Id, Title: 'Neu' })
    expect((await author.get('/pix/pictures/by/1001', { limit: '1' })).text).toContain(`"Id":${picture?.Id},`)
    const client = registerClient(portal().url)
    const account = 'rechte@post.example'
    const rights = { state: 'active', blog_author: 'true', blogAuthor: '1', person_id: '1', role: 'press' }
    await client.call('create_account', { username: account, passwd: 'Elbe-4711', ...rights })
    expect((await logIn('Elbe-4711', { account })).status).toBe(401)
    await client.call('process_token', { token: await client.tokenFor(account) })
    const profile = (await client.browser.get('/profile')).text
    expect(profile).toContain(`Angemeldet als ${account}`)
    expect(profile).not.toContain('Freigeschaltet')
    const query = { m: 'new_article_and_blog_item', title: 'Neu', tag_id: '1', tag_group_id: '2' }
    expect((await client.browser.get('/page.json', query)).status).toBe(403)
  })

  test('JSON that names a prototype is refused', async () => {
    const author = await signedIn(portal(), seededAccount.author)
    const [, slug = ''] = /href="\/articles\/([\w-]+)"/.exec((await author.get('/blog')).text) ?? []
    const save = (body: string) =>
      author.send('POST', `/articles/${slug}/edit`, { body, headers: { 'Content-Type': 'application/json' } })
    const draft = '"title":"a","teaser":"","blocks":[]'
    for (const name of ['"__proto__"', '"\\u005f_proto__"', '"constructor"'])
      expect((await save(`{${draft},${name}:{"prototype":{"isAdmin":true}}}`)).status).toBe(400)
    expect((await save(`{${draft}}`)).status).toBe(200)
  })

  test('a password of 202 characters is compared in full, with its case and its blanks', async () => {
    const client = registerClient(portal().url)
    const account = 'lang@post.example'
    const password = ` ${'Elbe-4711 '.repeat(20)}ß`
    await client.call('create_account', { username: account, passwd: password })
    await client.call('process_token', { token: await client.tokenFor(account) })
    const wrong = [
      password.slice(0, -1),
      password.trim(),
      password.toLowerCase(),
      `${password} `,
      `${password}\0`,
      password.slice(0, 72),
    ]
    for (const passwd of wrong) expect((await logIn(passwd, { account })).status).toBe(401)
    expect((await logIn(password, { account })).status).toBe(303)
  })
})

const postgres = postgresBinaries()
const [onPostgres, why] = 'missing' in postgres ? [test.skip, `: ${postgres.missing}`] : [test, '']

onPostgres(
  `on PostgreSQL${why}: an account is logged out at once if the account or its sessions are deleted`,
  async () => {
    const { databaseUrl, stop } = await startSeededPostgres()
    const portal = await startPortal({ databaseUrl })
    const client = new Client({ connectionString: databaseUrl })
    try {
      await client.connect()
      const [author, reader] = [
        await signedIn(portal, seededAccount.author),
        await signedIn(portal, seededAccount.reader),
      ]
      const statuses = async () => [(await author.get('/profile')).status, (await reader.get('/profile')).status]
      expect(await statuses()).toEqual([200, 200])
      const idOf = '(select id from accounts where account = $1)'
      await client.query(`delete from sessions where account_id = ${idOf}`, [seededAccount.author])
      expect(await statuses()).toEqual([302, 200])
      await client.query('delete from accounts where account = $1', [seededAccount.reader])
      expect(await statuses()).toEqual([302, 302])
      expect((await client.query('select from sessions')).rowCount).toBe(0)
    } finally {
      await client.end()
      await portal.stop()
      stop()
    }
  },
  LONG,
)

test('a password is stored by argon2id with the memory and rounds that OWASP asks for', async () => {
  const [first, second] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(second).not.toBe(first)
})

test('a redirect of the storage is not followed', async () => {
  let isFollowed = false
  const server = createServer((request, response) => {
    if (request.url === '/elsewhere') isFollowed = true
    response.writeHead(isFollowed ? 200 : 307, { Location: '/elsewhere' }).end('x')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'x' }
  const storage = s3Storage({ endpoint: `http://127.0.0.1:${port}`, bucket: 'bilder', ...keys })
  try {
    expectConsole('error', /it responded with 307/)
    await expect(storage.read(`/media/ab/${'0'.repeat(62)}.jpg`)).rejects.toMatchObject({ statusCode: 503 })
    expect(isFollowed).toBe(false)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
