/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/freePort'

const NGINX = '/usr/sbin/nginx'
const LONG = 30_000
const [describeWithNginx, why] = existsSync(NGINX) ? [describe, ''] : [describe.skip, `: there is no ${NGINX}`]
const example = readFileSync(join(__dirname, '../../examples/portal/deploy/nginx.conf'), 'utf8')
/** The lines of the example that count connections. */
const [counting = ''] = /^map [^]*?^limit_conn_zone .*$/m.exec(example) ?? []

describeWithNginx(`the limit of connections in the example for nginx${why}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const waiting: ServerResponse[] = []
  // Requests to the portal get no response until the end of a test, so that their connections stay open.
  const portal = createServer((_request, response) => waiting.push(response))
  let nginx: ChildProcess
  let port = 0

  beforeAll(async () => {
    await once(portal.listen(0, '127.0.0.1'), 'listening')
    port = await freePort()
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events { worker_connections 100; }
      http { access_log off; ${kinds.map(kind => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
        ${counting}
        server {
          listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header X-Visitor;
          limit_conn portal 1; limit_conn_status 429;
          location / { proxy_pass http://127.0.0.1:${(portal.address() as AddressInfo).port}; }
        }
      }`,
    )
    nginx = spawn(NGINX, ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
    // nginx writes its first line when it listens. If it can't listen, the line has the reason.
    const [line] = (await once(nginx.stderr!, 'data')) as [Buffer]
    expect(String(line)).toContain('using the')
    nginx.stderr?.resume()
  }, LONG)
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill()
    await ended
    portal.closeAllConnections()
    portal.close()
    rmSync(folder, { recursive: true, force: true })
  }, LONG)

  /** Sends a request of a visitor; resolves to its status, or to 'passed on' when it has reached the portal. */
  function outcome(visitor: string): Promise<number | string | undefined> {
    return new Promise((resolve, reject) => {
      portal.once('request', () => resolve('passed on'))
      get({ port, host: '127.0.0.1', headers: { 'X-Visitor': visitor }, agent: false }, response => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  }

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:a0a:a:a0a::1', '2001:a0a:a:a0a:a0a::2', 429],
    ['2001:db8:2:2::1', '2001:db8:2:3::1', 'passed on'],
    ['192.0.2.7', '192.0.2.7', 429],
    ['192.0.2.8', '192.0.2.9', 'passed on'],
  ])('while a connection of %s is open, the outcome of a request of %s is %s', async (first, second, expected) => {
    expect(await outcome(first)).toBe('passed on')
    expect(await outcome(second)).toBe(expected)
    for (const response of waiting.splice(0)) {
      response.end()
      await once(response, 'close')
    }
  })
})
