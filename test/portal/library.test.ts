/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPortal()
}, 120_000)
afterAll(() => portal.stop())

/** Sends a request. Returns the headers and the body as it was sent, still compressed. */
const get = (path: string, encoding: string) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(new URL(path, portal.url), { headers: { 'Accept-Encoding': encoding } }, answer => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })

const core = `/foyer/esm/${readdirSync('dist/esm').find(file => /^core-.*\.js$/.test(file))!}`

describe('the library’s files', () => {
  it('are sent compressed to browsers that accept gzip, and uncompressed to others', async () => {
    const [packed, plain] = [await get(core, 'gzip'), await get(core, 'identity')]
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding') as string,
    })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
  })

  it.each(['gzip', 'identity'])('are cached for ever if their name changes with their content (%s)', async encoding => {
    expect((await get(core, encoding)).headers['cache-control']).toContain('immutable')
    expect((await get('/foyer/foyer.js', encoding)).headers['cache-control']).toBe('no-cache')
  })
})
