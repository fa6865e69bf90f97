/** @jest-environment node */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { RepeatedLines } from '../../examples/portal/server/log/RepeatedLines'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { layerClient } from './support/layerClient'

const LONE = '\ud800'

onEveryDatabase(portal => {
  const post = async (path: string, type: string, body: string | Uint8Array) => {
    const response = await fetch(new URL(path, portal().url), {
      method: 'POST',
      headers: {
        Origin: new URL(portal().url).origin,
        Cookie: await portal().signIn(seededAccount.author),
        'Content-Type': type,
      },
      body: body as BodyInit,
    })
    return [response.status, await response.text()] as const
  }
  const file = (boundary: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="image_upload[]"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc`

  test.each([
    ['that ends in a file', 'multipart/form-data; boundary=x', file('x')],
    ['that ends in a header', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-'],
    ['with an empty body', 'multipart/form-data; boundary=x', ''],
    ['whose type names no boundary', 'multipart/form-data', file('x')],
    ['with an empty boundary', 'multipart/form-data; boundary=', file('')],
    [
      'with a boundary of 10,000 letters',
      `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
      file('x'.repeat(10_000)),
    ],
    ['whose body is not a form', 'multipart/form-data; boundary=x', new Uint8Array(5000).fill(255)],
  ])('an upload %s is refused with a text', async (_case, type, body) => {
    for (const extension of ['json', 'xml']) {
      const [status, answer] = await post(`/pix/pictures/by/1001.${extension}`, type, body)
      expect([status >= 400 && status < 500, answer.length > 20]).toEqual([true, true])
    }
  })

  test('a lone surrogate in an article, also in its field names, is refused', async () => {
    const blog = await (await portalClient(portal(), seededAccount.author)).get('/blog')
    const [, slug = ''] = /href="\/articles\/([\w-]+)"/.exec(await blog.text()) ?? []
    const save = (draft: object) => post(`/articles/${slug}/edit`, 'application/json', JSON.stringify(draft))
    const blocks = [{ kind: 'paragraph', text: 'a' }]
    for (const draft of [
      { title: LONE, teaser: '', blocks },
      { title: 'a', teaser: `b${LONE}`, blocks },
      { title: 'a', teaser: '', blocks: [{ kind: 'paragraph', text: `${LONE}c` }] },
      { title: 'a', teaser: '', blocks, [LONE]: 1 },
    ])
      expect((await save(draft))[0]).toBe(400)
  })

  test.each(['POST /login', 'POST /register/ajax.php', 'GET /events'])(
    '%s with only an invalid chunk size as its body causes no server error',
    async line => {
      const { hostname, port, host } = new URL(portal().url)
      const socket = connect(Number(port), hostname)
      socket.end(
        `${line} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
      )
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
      await fetch(new URL('/healthz', portal().url))
      expect(portal().errors()).toBe('')
    },
  )

  test.each([
    '/%ED%A0%80',
    '/?language=%ED%A0%80',
    '/events?search=%ED%A0%80',
    `/articles/${'%F0%9F%8E%AD'.repeat(60)}`,
    '/%',
    '/media/%00',
    '/pix/pictures/%ED%A0%80',
    '/events/%ff',
  ])('no address causes a server error: %s', async path => {
    const { status } = await layerClient(portal().url).send('GET', path)
    expect(status).toBeLessThan(500)
  })
})

test('log lines with the same text are written once per second, and the next line says how many were left out', () => {
  let time = 0
  const lines = new RepeatedLines(() => time)
  expect(lines.enter('a')).toBe(0)
  for (let count = 0; count < 3649; count += 1) expect(lines.enter('a')).toBeNull()
  expect(lines.enter('b')).toBe(0)
  time = 1000
  expect(lines.enter('a')).toBe(3649)
  time = 2000
  expect([lines.enter('a'), lines.enter('b')]).toEqual([0, 0])
})

test('fewer than 30 of a thousand log lines of new kinds in one second are written', () => {
  const lines = new RepeatedLines(() => 0)
  const told = Array.from({ length: 1000 }, (_, kind) => lines.enter(`kind ${kind}`)).filter(count => count !== null)
  expect(told.length).toBeLessThan(30)
})
