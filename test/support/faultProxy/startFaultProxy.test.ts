/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FaultProxy } from './FaultProxy'
import { startFaultProxy } from './startFaultProxy'

const NUMBERS = '[1,2,3,4,5,6,7,8]'

let portal: Server
let proxy: FaultProxy
const seen: string[] = []

beforeAll(async () => {
  portal = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${request.headers.host} ${body}`.trim())
      response.writeHead(201, { 'content-type': 'application/json', 'x-portal': 'yes' }).end(NUMBERS)
    })
  }).listen(0, '127.0.0.1')
  await once(portal, 'listening')
  proxy = await startFaultProxy(`http://127.0.0.1:${(portal.address() as AddressInfo).port}/`)
})
beforeEach(async () => {
  await proxy.reset()
  seen.length = 0
})
afterAll(async () => {
  await proxy.stop()
  portal.close()
  portal.closeAllConnections()
})

const get = (path = 'numbers?from=0') => fetch(proxy.url + path, { signal: AbortSignal.timeout(5000) })

describe('the fault proxy', () => {
  it('passes requests and responses unchanged, with the host that the browser named', async () => {
    const response = await fetch(`${proxy.url}numbers`, { method: 'POST', body: 'a=1' })
    expect([response.status, response.headers.get('x-portal'), await response.text()]).toEqual([201, 'yes', NUMBERS])
    expect(seen).toEqual([`POST /numbers ${new URL(proxy.url).host} a=1`])
    expect(proxy.asked).toEqual(['POST /numbers'])
  })

  it('applies a rule only to requests with its method and path, and only as often as the rule says', async () => {
    proxy.add({
      method: 'GET',
      path: /^\/numbers\?from=/,
      times: 1,
      fault: { kind: 'answer', status: 500, body: 'broken' },
    })
    expect((await get('other')).status).toBe(201)
    expect((await fetch(`${proxy.url}numbers?from=0`, { method: 'POST' })).status).toBe(201)
    const broken = await get()
    expect([broken.status, await broken.text()]).toEqual([500, 'broken'])
    expect((await get()).status).toBe(201)
    expect(seen).toHaveLength(3)
  })

  it('delays a response', async () => {
    proxy.add({ path: /./, fault: { kind: 'delay', milliseconds: 300 } })
    const begun = performance.now()
    expect(await (await get()).text()).toBe(NUMBERS)
    expect(performance.now() - begun).toBeGreaterThan(290)
  })

  it('sends a response slowly', async () => {
    proxy.add({ path: /./, fault: { kind: 'trickle', bytes: 4, everyMilliseconds: 50 } })
    const begun = performance.now()
    expect(await (await get()).text()).toBe(NUMBERS)
    expect(performance.now() - begun).toBeGreaterThan(190)
  })

  it('cuts the connection before the response or in the middle of it; the portal has handled the request', async () => {
    proxy.add({ path: /./, times: 1, fault: { kind: 'cut', share: 0.5 } })
    const response = await get()
    expect(response.status).toBe(201)
    await expect(response.text()).rejects.toThrow('terminated')
    proxy.add({ path: /./, times: 1, fault: { kind: 'cut', share: 0 } })
    await expect(get()).rejects.toThrow('fetch failed')
    expect(seen).toHaveLength(2)
  })

  it('refuses a request before it reaches the portal', async () => {
    proxy.add({ path: /./, fault: { kind: 'refuse' } })
    await expect(get()).rejects.toThrow('fetch failed')
    expect(seen).toEqual([])
  })

  it('leaves a request without a response until the browser gives up', async () => {
    proxy.add({ path: /./, fault: { kind: 'hang' } })
    await expect(fetch(`${proxy.url}numbers`, { signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout')
  })

  it('sends half of a body as a complete HTTP response', async () => {
    proxy.add({ path: /./, fault: { kind: 'corrupt' } })
    expect(await (await get()).text()).toBe(NUMBERS.slice(0, 8))
  })

  it('rewrites status, headers and body of the portal’s response', async () => {
    proxy.add({
      path: /./,
      fault: { kind: 'rewrite', status: 502, headers: { 'content-type': 'text/html' }, body: body => `<p>${body}</p>` },
    })
    const response = await get()
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      502,
      'text/html',
      `<p>${NUMBERS}</p>`,
    ])
  })

  it('sends a request twice', async () => {
    proxy.add({ path: /./, fault: { kind: 'repeat' } })
    expect(await (await fetch(`${proxy.url}numbers`, { method: 'POST', body: 'a=1' })).text()).toBe(NUMBERS)
    expect(seen).toHaveLength(2)
    expect(seen[1]).toBe(seen[0])
  })

  it('goes offline and comes back at the same address', async () => {
    await proxy.goOffline()
    await expect(get()).rejects.toThrow('fetch failed')
    await proxy.goOnline()
    expect((await get()).status).toBe(201)
  })
})
