/** @jest-environment node */
import type { Picture } from '../../examples/portal/server/pictures/Picture'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import type { TestPortal } from '../support/TestPortal'

const LIST = 'pix/pictures/by/1001?limit=1'
const refusal = async (response: Response) => [response.status, await response.text()]

function logIn(
  { url }: TestPortal,
  account: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams({ account, password })
  return fetch(`${url}login`, {
    method: 'POST',
    headers: { Origin: new URL(url).origin, ...headers },
    body,
    redirect: 'manual',
  })
}

/** Slug of an article by the author. */
const slug = 'vom-gehen-und-vom-sehen'

onEveryDatabase(portal => {
  const listWith = (cookie: string) => fetch(portal().url + LIST, { headers: { Cookie: cookie } })

  describe('sessions', () => {
    test('the cookie is out of reach of scripts and other sites, and lasts 14 days', async () => {
      const response = await logIn(portal(), seededAccount.author, 'Uferlicht*2026')
      const [cookie = ''] = response.headers.getSetCookie()
      expect(cookie).toMatch(/^portal_session=[\w-]{43}; /)
      expect(cookie.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Lax'])
    })

    test('every sign-in creates a new token, and ends the session whose cookie was sent with the sign-in', async () => {
      const first = await portal().signIn(seededAccount.author)
      expect((await listWith(first)).status).toBe(200)
      const second =
        (await logIn(portal(), seededAccount.author, 'Uferlicht*2026', { Cookie: first })).headers
          .getSetCookie()[0]
          ?.split(';')[0] ?? ''
      expect(second).not.toBe(first)
      expect([(await listWith(first)).status, (await listWith(second)).status]).toEqual([403, 200])
    })

    test('signing out ends the session on the server too', async () => {
      const cookie = await portal().signIn(seededAccount.author)
      const response = await fetch(`${portal().url}logout`, {
        method: 'POST',
        headers: { Origin: new URL(portal().url).origin, Cookie: cookie },
        redirect: 'manual',
      })
      expect(response.headers.getSetCookie()[0]).toMatch(/^portal_session=; .*Expires=Thu, 01 Jan 1970/)
      expect(await refusal(await listWith(cookie))).toEqual([403, '"Please log in"'])
    })

    test.each([
      'portal_session=',
      'portal_session=x',
      `portal_session=${'a'.repeat(43)}`,
      "portal_session=' or 1=1",
      `portal_session=%00`,
    ])('an invented token signs nobody in: %s', async cookie => {
      expect(await refusal(await listWith(cookie))).toEqual([403, '"Please log in"'])
    })

    test('a wrong password and an unknown account get the same status, and no cookie', async () => {
      const [wrong, unknown] = [
        await logIn(portal(), seededAccount.reader, 'falsch'),
        await logIn(portal(), 'niemand@kulturportal.example', 'falsch'),
      ]
      expect([wrong.status, unknown.status]).toEqual([401, 401])
      expect([wrong.headers.getSetCookie(), unknown.headers.getSetCookie()]).toEqual([[], []])
    })

    test('after ten wrong passwords in ten minutes, only this account has to wait, also if its name is typed in capital letters', async () => {
      const account = 'rater@kulturportal.example'
      for (let attempt = 0; attempt < 10; attempt += 1)
        expect((await logIn(portal(), account, `versuch ${attempt}`)).status).toBe(401)
      const eleventh = await logIn(portal(), account, 'versuch')
      expect(eleventh.status).toBe(429)
      expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(500)
      expect((await logIn(portal(), account.toUpperCase(), 'versuch')).status).toBe(429)
      expect((await logIn(portal(), seededAccount.author, 'Uferlicht*2026')).status).toBe(303)
    })

    test('a password of 100,000 characters is refused with status 400', async () => {
      expect((await logIn(portal(), seededAccount.author, 'x'.repeat(100_000))).status).toBe(400)
    })
  })

  describe('requests from other sites', () => {
    const change = async (headers: Record<string, string>) => {
      const cookie = await portal().signIn(seededAccount.author)
      const body = new URLSearchParams({ Title: 'Von wem', method: 'POST', account: '1001' })
      return fetch(`${portal().url}pix/series`, { method: 'POST', headers: { Cookie: cookie, ...headers }, body })
    }

    test.each([{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }])(
      'are distinguished from the portal’s own requests, which are accepted: %j',
      async headers => {
        expect((await change({ ...headers })).status).toBe(200)
      },
    )

    test.each([
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'own' },
      { Origin: 'https://boese.example' },
      { Origin: 'null' },
      {},
    ])('are refused with status 403 and the reason: %j', async headers => {
      const sent = Object.fromEntries(Object.entries(headers))
      if (sent['Origin'] === 'own') sent['Origin'] = new URL(portal().url).origin
      expect(await refusal(await change(sent))).toEqual([
        403,
        'Changes are accepted from the pages of this portal only. A web server in front must pass on the Host header as the browser sent it, with the port.',
      ])
    })

    test.each([
      'pix/pictures/10001',
      'pix/pictures/by/1001.json',
      'pix/series/101',
      'login',
      'logout',
      'articles/x/edit',
    ])('are refused with status 403 at %s', async path => {
      const response = await fetch(portal().url + path, {
        method: 'POST',
        headers: { Origin: 'https://boese.example' },
        body: new URLSearchParams({ method: 'DELETE' }),
      })
      expect(response.status).toBe(403)
    })

    test('get no permission to read', async () => {
      const cookie = await portal().signIn(seededAccount.author)
      const { headers } = await fetch(portal().url + LIST, {
        headers: { Cookie: cookie, Origin: 'https://boese.example' },
      })
      expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
    })
  })

  describe('headers', () => {
    test.each(['', 'login', 'pix/languages', LIST, 'healthz', 'nirgends', 'foyer/nirgends.js', 'pix/pictures/x'])(
      'every response carries the security headers: /%s',
      async path => {
        const { headers } = await fetch(portal().url + path)
        expect(Object.fromEntries(headers)).toMatchObject({
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=(), '),
        })
        const policy = headers.get('content-security-policy')?.replaceAll(/; ?/g, '; ') ?? ''
        const [nonce] = /(?<=script-src 'self' 'nonce-)[\w+/=]{24}(?=';)/.exec(policy) ?? []
        expect(policy).toBe(
          `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; connect-src 'self'; worker-src blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`,
        )
      },
    )

    test('no two responses share a nonce', async () => {
      const policies = await Promise.all(
        [1, 2, 3].map(async () => (await fetch(portal().url)).headers.get('content-security-policy')),
      )
      expect(new Set(policies).size).toBe(3)
    })

    test('an unknown address gets a plain sentence, without internal details', async () => {
      expect(await refusal(await fetch(`${portal().url}nirgends?geheim=1`))).toEqual([
        404,
        'There is nothing at /nirgends.',
      ])
      expect(await refusal(await fetch(`${portal().url}%zz`))).toEqual([
        400,
        'The address of the request could not be read.',
      ])
      expect(await (await fetch(`${portal().url}healthz`)).text()).toBe('ok')
    })
  })

  test.each([
    '',
    'esm',
    'esm/',
    'nothing.js',
    '..%2fpackage.json',
    '..%2f..%2fetc%2fpasswd',
    'esm/..%5c..%5cpackage.json',
    '.git',
  ])('the address of the library shows no folder, and no file outside of the library: /foyer/%s', async path => {
    const response = await fetch(`${portal().url}foyer/${path}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      expect.any(Number),
      'text/plain; charset=utf-8',
    ])
    expect([403, 404]).toContain(response.status)
  })

  describe('articles', () => {
    const save = async (slug: string, draft: unknown, account?: string) => {
      const headers: Record<string, string> = {
        Origin: new URL(portal().url).origin,
        'Content-Type': 'application/json',
      }
      if (account) headers['Cookie'] = await portal().signIn(account)
      return fetch(`${portal().url}articles/${slug}/edit`, { method: 'POST', headers, body: JSON.stringify(draft) })
    }
    test('the author saves title, text and own pictures; markup in a text stays text', async () => {
      const author = await portalClient(portal(), seededAccount.author)
      const [picture]: Picture[] = await (await author.get('/pix/pictures/by/1001?limit=1')).json()
      const blocks = [
        { kind: 'heading', text: 'Überschrift' },
        { kind: 'paragraph', text: '<script>alert(1)</script>' },
        {
          kind: 'picture',
          pictureId: picture?.Id,
          uri: 'https://boese.example/x.jpg',
          caption: 'Bild',
          width: 400,
          height: 300,
          alignment: 'left',
        },
      ]
      expect((await save(slug, { title: 'Neuer Titel', teaser: 'Kurz', blocks }, seededAccount.author)).status).toBe(
        200,
      )
      const page = await (await author.get(`/articles/${slug}`)).text()
      expect(page).toContain('Neuer Titel')
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(page).not.toContain('boese.example')
      expect(page).toContain(encodeURIComponent(picture?.Uri ?? 'none'))
    })

    test('the file of a picture that an article shows stays when the picture is deleted from the library', async () => {
      const author = await portalClient(portal(), seededAccount.author)
      const content = Buffer.from('R0lGODlhAQABAPAAAAD/AP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
      const [picture]: Picture[] = await (await author.upload([{ name: 'punkt.gif', content }])).json()
      const block = { kind: 'picture', pictureId: picture?.Id, caption: '', width: 1, height: 1, alignment: 'none' }
      await save(slug, { title: 'Mit Bild', blocks: [block] }, seededAccount.author)
      expect((await author.post(`/pix/pictures/${picture?.Id}`, 'method=DELETE')).status).toBe(200)
      expect((await author.get(picture?.Uri ?? '')).status).toBe(200)
      expect((await save(slug, { title: 'Immer noch mit Bild', blocks: [block] }, seededAccount.author)).status).toBe(
        200,
      )
    })

    test('other accounts can’t save an article, and invalid content is refused', async () => {
      const reader = await portalClient(portal(), seededAccount.reader)
      const [foreign]: Picture[] = await (await reader.get('/pix/pictures/by/1002?limit=1')).json()
      const picture = { kind: 'picture', pictureId: foreign?.Id, caption: '', width: 1, height: 1, alignment: 'none' }
      const before = await (await reader.get(`/articles/${slug}`)).text()
      const statuses = [
        await save(slug, { title: 'x', blocks: [] }),
        await save(slug, { title: 'x', blocks: [] }, seededAccount.reader),
        await save('gibt-es-nicht', { title: 'x', blocks: [] }, seededAccount.author),
        await save(slug, { title: 'x', blocks: [picture] }, seededAccount.author),
        await save(slug, { title: '', blocks: [] }, seededAccount.author),
        await save(slug, { title: 'x', blocks: [{ kind: 'html', text: '<b>' }] }, seededAccount.author),
        await save(slug, { title: 'x\0', blocks: [] }, seededAccount.author),
        await save(
          slug,
          { title: 'x', blocks: Array.from({ length: 501 }, () => ({ kind: 'paragraph', text: 'x' })) },
          seededAccount.author,
        ),
        await save(slug, [], seededAccount.author),
      ].map(response => response.status)
      expect(statuses).toEqual([401, 403, 404, 400, 400, 400, 400, 400, 400])
      const withoutNonce = (page: string) => page.replaceAll(/nonce"?[=:]"[^"]*"/g, '')
      expect(withoutNonce(await (await reader.get(`/articles/${slug}`)).text())).toBe(withoutNonce(before))
    })
  })
})
