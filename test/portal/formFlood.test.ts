/** @jest-environment node */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { config } from '../../examples/portal/server/config'
import { formBody } from '../../examples/portal/server/http/formBody'
import { limitBodies } from '../../examples/portal/server/http/limitBodies'
import { HeldBytes } from '../../examples/portal/server/limits/HeldBytes'

const { held, visitorBytes } = config.form
/** Number of addresses that together can use up the memory for forms. */
const ADDRESSES = held.total / held.perOwner
const FORMS = held.perOwner / visitorBytes

const post = (length: number) =>
  `POST /form HTTP/1.1\r\nHost: portal\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`

let app: FastifyInstance
let allHandled: Promise<void>
let port = 0
let finishSlow = () => {}
const sockets: Socket[] = []
/** The server's ends of the connections. */
const accepted: Socket[] = []

beforeEach(async () => {
  app = fastify()
  limitBodies(app, { current: async () => null })
  await formBody(app)
  let handled = 0
  allHandled = new Promise(resolve => {
    app.post('/form', async () => {
      handled += 1
      if (handled === FORMS * ADDRESSES) resolve()
      return 'ok'
    })
  })
  app.get('/slow', async () => {
    await new Promise<void>(resolve => (finishSlow = resolve))
    return 'ok'
  })
  app.server.on('connection', socket => accepted.push(socket))
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterEach(async () => {
  finishSlow()
  for (const socket of [...sockets.splice(0), ...accepted.splice(0)]) socket.destroy()
  await app.close()
})

async function open(address: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address }).on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** Opens connections from each of `ADDRESSES` addresses, and waits until the server has read the text sent on each. */
async function flood(connections: number, text: string): Promise<void> {
  for (let address = 0; address < ADDRESSES; address += 1)
    await Promise.all(
      Array.from({ length: connections }, async () => (await open(`127.0.2.${address + 1}`)).write(text)),
    )
  const all = ADDRESSES * connections * text.length
  const read = () => accepted.reduce((bytes, socket) => bytes + socket.bytesRead, 0)
  for (let turns = 0; turns < 1_000_000 && read() < all; turns += 1) await new Promise(setImmediate)
  expect(read()).toBe(all)
}

async function statusOfVisitor(): Promise<string> {
  const socket = await open('127.0.3.1')
  const form = `a=${'b'.repeat(1000)}`
  socket.write(post(form.length) + form)
  const [piece] = (await once(socket, 'data')) as [Buffer]
  return piece.toString().slice(0, 12)
}

test('a visitor can send a form while unfinished forms from eight other addresses use nearly all memory for forms', async () => {
  await flood(FORMS, post(visitorBytes) + 'x'.repeat(visitorBytes - 1))
  expect(await statusOfVisitor()).toBe('HTTP/1.1 200')
})

test('forms whose responses wait for an earlier, slow response on the same connection hold no memory', async () => {
  const forms = 8
  await flood(
    FORMS / forms,
    `GET /slow HTTP/1.1\r\nHost: portal\r\n\r\n${(post(visitorBytes) + 'x'.repeat(visitorBytes)).repeat(forms)}`,
  )
  await allHandled
  expect(await statusOfVisitor()).toBe('HTTP/1.1 200')
})

describe('HeldBytes', () => {
  const limits = { total: 100, perOwner: 60 }

  test('counts bytes in total and for each owner, until they are released', () => {
    const memory = new HeldBytes(limits)
    const [first, second, third] = ['a', 'b', 'c'].map(owner => memory.begin(owner, () => undefined))
    for (const holding of [first, second]) holding?.keep()
    expect([first?.add(60), first?.add(1), second?.add(40), third?.add(1)]).toEqual([true, false, true, false])
    first?.release()
    expect([third?.add(61), third?.add(60)]).toEqual([false, true])
  })

  test('makes room by ending the newest form of the owner with the most bytes, except a kept form', () => {
    const memory = new HeldBytes(limits)
    const ended: string[] = []
    const begin = (name: string) => memory.begin(name.slice(0, 1), () => ended.push(name))
    const holdings = ['a1', 'a2', 'a3', 'b1', 'b2'].map(begin)
    expect(holdings.map(holding => holding.add(20))).toEqual([true, true, true, true, true])
    holdings[2]?.keep()
    const visitor = begin('c1')
    expect([visitor.add(20), ended]).toEqual([true, ['a2']])
    // Now a and b have 40 bytes each. With 20 more, c would have as many, so no form is ended and c gets no room.
    expect([visitor.add(20), ended]).toEqual([false, ['a2']])
  })
})
