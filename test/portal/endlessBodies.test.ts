/** @jest-environment node */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { config } from '../../examples/portal/server/config'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'
import type { TestPortal } from '../support/TestPortal'
import { peakMemory } from './support/peakMemory'

const LONG = 120_000
const MEGABYTE = 1024 * 1024
const FORM = 'application/x-www-form-urlencoded'

/** A raw connection and the text that it has received; `ended` settles when the portal closes the connection. */
interface RawCall {
  socket: Socket
  heard(): string
  ended: Promise<unknown>
}

async function rawCall(portal: TestPortal, text: string): Promise<RawCall> {
  const socket = connect(Number(new URL(portal.url).port), '127.0.0.1')
  let heard = ''
  socket.on('error', () => undefined).on('data', (piece: Buffer) => (heard += piece.toString()))
  const ended = once(socket, 'close').catch(() => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard: () => heard, ended }
}

function head(portal: TestPortal, path: string, headers: Record<string, string>): string {
  const { host, origin } = new URL(portal.url)
  const lines = Object.entries({ Host: host, Origin: origin, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

onAnyDatabase(portal => {
  test(
    'connections with endless forms, headers or chunks are closed, and others are served meanwhile',
    async () => {
      const form = { 'Content-Type': FORM, 'Content-Length': '1000' }
      const chunked = { 'Content-Type': FORM, 'Transfer-Encoding': 'chunked' }
      const beginnings = [
        'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow',
        `${head(portal(), '/login', form)}account=`,
        `${head(portal(), '/register/ajax.php', form)}action=`,
        `${head(portal(), '/register/ajax.php', chunked)}5\r\nactio`,
        `${head(portal(), '/nothing-there', form)}a=`,
        head(portal(), '/pix/pictures/by/1001.json', {
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': '1000',
        }),
      ]
      const calls = await Promise.all(
        Array.from({ length: 300 }, (_, index) => rawCall(portal(), beginnings[index % beginnings.length] ?? '')),
      )
      const reader = await portalClient(portal(), seededAccount.reader)
      expect((await reader.get('/pix/pictures/by/1002')).status).toBe(200)
      await Promise.all(calls.map(({ ended }) => ended))
      const statuses = calls.map(({ heard }) => Number(/^HTTP\/1\.1 (\d+)/.exec(heard())?.[1]))
      expect(new Set(statuses)).toEqual(new Set([408, 404, 403]))
    },
    LONG,
  )

  test(
    'large forms of visitors are refused and take less than 400 MB together, with and without a declared length',
    async () => {
      const memory = peakMemory(portal().pid)
      const piece = 'x'.repeat(79_000)
      const send = async (lengthHeader: Record<string, string>, write: (socket: Socket) => void) => {
        const call = await rawCall(
          portal(),
          head(portal(), '/register/ajax.php', { 'Content-Type': FORM, ...lengthHeader }),
        )
        write(call.socket)
        await call.ended
        return Number(/^HTTP\/1\.1 (\d+)/.exec(call.heard())?.[1])
      }
      const sized = () =>
        send({ 'Content-Length': String(7_900_000), Connection: 'close' }, socket => {
          for (let sent = 0; sent < 100; sent += 1) socket.write(piece)
        })
      const chunked = () =>
        send({ 'Transfer-Encoding': 'chunked', Connection: 'close' }, socket => {
          for (let sent = 0; sent < 50; sent += 1) socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`)
          socket.write('0\r\n\r\n')
        })
      const statuses: number[] = []
      for (let round = 0; round < 6; round += 1)
        statuses.push(
          ...(await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? sized() : chunked())))),
        )
      expect(statuses.filter(status => ![403, 413, 503].includes(status))).toEqual([])
      expect(memory.grown()).toBeLessThan(400 * MEGABYTE)
    },
    LONG,
  )

  test(
    'too many chunks of one byte are refused, and an unread body closes its connection',
    async () => {
      const one = '1\r\nx\r\n'
      const chunked = { 'Transfer-Encoding': 'chunked' }
      const read = await rawCall(portal(), head(portal(), '/register/ajax.php', { 'Content-Type': FORM, ...chunked }))
      read.socket.write(one.repeat(config.form.pieces + 1))
      await read.ended
      expect(read.heard()).toContain('HTTP/1.1 400')
      const unread: [number, string][] = [
        [415, head(portal(), '/register/ajax.php', { 'Content-Type': 'application/octet-stream', ...chunked })],
        [403, head(portal(), '/login', { 'Content-Type': FORM, ...chunked, Origin: 'http://evil.example' })],
        [200, head(portal(), '/healthz', chunked).replace('POST', 'GET')],
      ]
      const begun = performance.now()
      for (const [status, beginning] of unread) {
        const { heard, ended } = await rawCall(portal(), beginning + one)
        await ended
        expect(heard()).toContain(`HTTP/1.1 ${status}`)
      }
      expect(performance.now() - begun).toBeLessThan(config.requests.unreadWithin)
      const { socket, heard, ended } = await rawCall(
        portal(),
        head(portal(), '/register/ajax.php', { 'Content-Type': FORM, ...chunked, Connection: 'close' }),
      )
      for (const letter of 'action=get_session_data') socket.write(`1\r\n${letter}\r\n`)
      socket.write('0\r\n\r\n')
      await ended
      expect(heard()).toContain('HTTP/1.1 200')
    },
    LONG,
  )

  test('a form of 400 kB is read only if a member sends it, and a form of more than a megabyte never', async () => {
    const [visitor, author] = [await portalClient(portal()), await portalClient(portal(), seededAccount.author)]
    const title = 'x'.repeat(400_000)
    expect((await visitor.post('/pix/pictures/10001', `method=PUT&title=${title}`)).status).toBe(403)
    expect((await author.post('/pix/pictures/10001', `method=PUT&title=${title}`)).status).toBe(400)
    expect((await author.post('/pix/pictures/10001', `method=PUT&title=${'x'.repeat(MEGABYTE)}`)).status).toBe(413)
    expect((await visitor.post('/nothing-there', 'a=b')).status).toBe(404)
  })

  test(
    'very slow uploads block no other upload, and leave no file',
    async () => {
      const cookies = await Promise.all(
        [seededAccount.author, seededAccount.reader].map(account => portal().signIn(account)),
      )
      const slow = await Promise.all(
        cookies.flatMap((Cookie, account) =>
          Array.from({ length: 20 }, () =>
            rawCall(
              portal(),
              `${head(portal(), `/pix/pictures/by/${1001 + account}.json`, {
                Cookie,
                'Content-Type': 'multipart/form-data; boundary=x',
                'Content-Length': '20000000',
              })}--x\r\nContent-Disposition: form-data; name="image_upload[]"; filename="a.jpg"\r\n\r\n`,
            ),
          ),
        ),
      )
      const uploads = join(portal().dataDir, 'uploads')
      const form = new FormData()
      form.append('image_upload[]', new Blob([seedPicture('kaffeetasse.jpg') as BlobPart]), 'tasse.jpg')
      const answer = await fetch(new URL('/pix/pictures/by/1003.json', portal().url), {
        method: 'POST',
        headers: { Origin: new URL(portal().url).origin, Cookie: await portal().signIn(seededAccount.layerMember) },
        body: form,
      })
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('tasse')])
      for (const { socket } of slow) socket.destroy()
      while (readdirSync(uploads).length > 0) await new Promise(resolve => setTimeout(resolve, 20))
    },
    LONG,
  )
})
