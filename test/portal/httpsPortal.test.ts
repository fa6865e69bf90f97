/** @jest-environment node */
import { once } from 'node:events'
import { connect } from 'node:net'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient, type LayerClientResponse, type LayerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'
import { registerClient } from './support/registerClient'
import { readRoutes, requestsOf } from './support/routeRequests'

const PASSWORDS: Record<string, string> = {
  [seededAccount.reader]: 'Kranichzug#17',
  [seededAccount.layerMember]: 'Wattwanderung3',
}
const HSTS = 'strict-transport-security'
/** Paths with the same response for all visitors. */
const PUBLIC =
  /^\/(?:foyer|media|static|module|healthz|readyz|image|templates|event\/templates|pix\/template|pix\/languages|event\/api\/ml|register\/templates|geocode|event\/api\/(?:autocomplete\/cities|event_cluster\/categories))\b/

const LAYERS = '/register-login/api/register_login'
const setCookies = ({ headers }: LayerClientResponse) => [headers['set-cookie'] ?? []].flat()

async function logIn(browser: LayerClient, account: string) {
  return browser.post('/login', { account, password: PASSWORDS[account] ?? '' })
}

/** Returns every cookie that the portal sets for a browser, from log-in to log-out. */
async function everyCookie(url: string): Promise<string[]> {
  const { browser, call } = registerClient(url)
  const answers = [
    await logIn(browser, seededAccount.layerMember),
    await browser.post('/register/ajax.php', { action: 'send_reminder', account: 'niemand@post.example' }),
    await browser.post(LAYERS, {
      m: 'create_new_account',
      project: 'foyer',
      account: `kekse@post.test`,
      password: 'Fluessigkeit7',
      firstname: 'Ada',
      surname: 'Weil',
    }),
  ]
  await browser.post(LAYERS, { m: 'send_password_mail', project: 'foyer', account: seededAccount.layerMember })
  const mails = await outboxMails(url)
  const token = mails.map(({ text }) => /password\?token=([\w-]{43})/.exec(text)?.[1]).find(Boolean) ?? ''
  answers.push(await browser.get('/register-login/password', { token }))
  answers.push(await browser.post('/logout'))
  await call('check_account')
  return answers.flatMap(setCookies)
}

describe('if visitors use https', () => {
  onAnyDatabase(
    portal => {
      test('each cookie is bound to the host by its name, both when it is set and when it is removed', async () => {
        const cookies = await everyCookie(portal().url)
        const names = new Set(cookies.map(cookie => cookie.split('=')[0]))
        expect([...names].toSorted()).toEqual([
          '__Host-portal_new_account',
          '__Host-portal_password_link',
          '__Host-portal_registration',
          '__Host-portal_session',
        ])
        for (const cookie of cookies) {
          expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=(?:Lax|Strict)$/)
          expect(cookie).not.toMatch(/domain=/i)
          expect(cookie).toMatch(/^__Host-[^;]*(?:;[^;]*)*?; Path=\/;/)
        }
        // Log-out removes the browser's cookies.
        expect(cookies.filter(cookie => cookie.includes('Expires=Thu, 01 Jan 1970')).length).toBeGreaterThanOrEqual(2)
      })

      test('a cookie that another host of the domain could have set signs nobody in, and nobody out', async () => {
        const [own, attacker] = [layerClient(portal().url), layerClient(portal().url)]
        await logIn(own, seededAccount.reader)
        await logIn(attacker, seededAccount.layerMember)
        const tossed = attacker.cookies.get('__Host-portal_session') ?? ''
        expect(tossed).not.toBe('')
        const victim = layerClient(portal().url)
        victim.cookies.set('portal_session', tossed)
        expect((await victim.get('/profile')).status).toBe(302)
        own.cookies.set('portal_session', tossed)
        const page = await own.get('/profile')
        expect([page.status, page.text.includes(seededAccount.layerMember)]).toEqual([200, false])
      })

      test('every response asks the browser for https from then on, also those for unknown addresses', async () => {
        const browser = layerClient(portal().url)
        const missing: string[] = []
        for (const path of [
          '/',
          '/foyer/foyer.js',
          '/static/portal.css',
          '/nichts',
          '/%',
          '/pix/pictures/by/1001',
          '/healthz',
        ]) {
          const { headers, status } = await browser.send('GET', path)
          if (headers[HSTS] !== 'max-age=63072000') missing.push(`${status} ${path}`)
        }
        const foreign = await browser.send('GET', '/', { headers: { Host: 'boese.example' } })
        const refused = await browser.send('POST', '/login', {
          body: 'a=b',
          headers: { Origin: 'https://boese.example', 'Sec-Fetch-Site': 'cross-site' },
        })
        for (const { headers, status } of [foreign, refused]) if (!headers[HSTS]) missing.push(String(status))
        const { hostname, port } = new URL(portal().url)
        for (const head of ['GET /', 'GET / HTTP/1.1\r\nContent-Length: x', 'GET / HTTP/1.1']) {
          const socket = connect(Number(port), hostname)
          socket.write(`${head}\r\n\r\n`)
          const [answer = ''] = (await once(socket.setEncoding('utf8'), 'data')) as string[]
          socket.destroy()
          if (!answer.toLowerCase().includes(`\r\n${HSTS}: max-age=63072000\r\n`)) missing.push(head)
        }
        expect(missing).toEqual([])
      })
    },
    { env: { PUBLIC_URL: 'https://localhost/' } },
  )
})

describe('if visitors use http', () => {
  onAnyDatabase(portal => {
    test('no cookie has a prefix, which would need https, and no response forbids http', async () => {
      const cookies = await everyCookie(portal().url)
      expect(cookies.filter(cookie => cookie.startsWith('__') || cookie.includes('Secure'))).toEqual([])
      for (const path of ['/', '/foyer/foyer.js', '/nichts', '/%'])
        expect((await layerClient(portal().url).send('GET', path)).headers[HSTS]).toBeUndefined()
    })

    test('no cache may store a response that depends on the session: pages, lists, layers, frame windows, tools', async () => {
      const browser = layerClient(portal().url)
      await logIn(browser, seededAccount.reader)
      const stored: string[] = []
      for (const { method, path, fields } of requestsOf(readRoutes())) {
        if (method !== 'GET' || PUBLIC.test(path)) continue
        const query = new URLSearchParams(fields).toString()
        const { headers, status } = await browser.send('GET', `${path}?${query}`, {
          headers: { 'Sec-Fetch-Dest': 'empty', Accept: 'text/html' },
        })
        // Permanent redirects and refusals of bad requests are sent before the session is read.
        if (status === 301 || status === 400) continue
        if (headers['cache-control'] !== 'no-store')
          stored.push(`${status} ${path} ${String(headers['cache-control'])}`)
      }
      expect(stored).toEqual([])
    })

    test('a response that is the same for everybody has the same Cache-Control for visitors and members', async () => {
      const browser = layerClient(portal().url)
      const asked = ['/foyer/foyer.js', '/static/portal.css', '/pix/languages', '/pix/template/picmanage']
      const headersOf = async () => {
        const found = []
        for (const path of asked) found.push((await browser.get(path)).headers['cache-control'])
        return found
      }
      const visitors = await headersOf()
      expect(visitors).not.toContain('no-store')
      await logIn(browser, seededAccount.reader)
      expect(await headersOf()).toEqual(visitors)
      const [{ Uri }] = JSON.parse((await browser.get('/pix/pictures/by/1002', { limit: '1' })).text) as [
        { Uri: string },
      ]
      expect((await browser.get(new URL(Uri, portal().url).pathname)).headers['cache-control']).toContain('immutable')
      // The browser may store a visitor's page, because the page has no personal data.
      expect((await layerClient(portal().url).get('/')).headers['cache-control']).toBe('private, no-cache')
    })
  })
})
