import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

declare const foyer: Foyer

/** Returns the result of `diagnose`, with the status and the finding of each check as one text. */
const diagnose = (page: Page) =>
  page.evaluate(async () => {
    const { checks, ...rest } = await foyer.diagnose()
    return {
      ...rest,
      checks: Object.fromEntries(
        Object.entries(checks).map(([name, check]) => [name, `${check?.status}: ${check?.found}`]),
      ),
    }
  })

test('diagnose reports what a page allows, and leaves the page unchanged', async ({
  authorPage: page,
  watch,
  line,
}) => {
  watch.expectTrouble(/^console\.table/)
  await page.goto('/pages/plain/')
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  const plain = await diagnose(page)
  expect(plain).toMatchObject({
    build: 'modules',
    from: `${line.url}foyer/esm/`,
    problems: [],
    copies: [{ from: `${line.url}foyer/foyer.js`, isThis: true }],
  })
  expect(plain.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(plain.checks).toMatchObject({
    files: `ok: ${line.url}foyer/esm/, all of one build`,
    options: 'ok: language, auth',
    account: 'ok: account and accountId are set',
    policy: 'ok: none',
    'Trusted Types': 'ok: not required',
    localStorage: 'ok: can be written',
    cookies: 'ok: can be written',
    dialog: 'ok: <dialog> with top layer',
  })
  expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)

  // Opens a page with a strict policy, a blocked host, a mistyped option and no storage.
  watch.expectTrouble(/cities\.example/)
  await page.goto('/pages/strict-csp/')
  await page.evaluate(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    })
    foyer.configure({ paths: { cityUrl: 'https://cities.example/find' }, theme: { tokens: { radios: '0' } as object } })
  })
  const strict = await diagnose(page)
  expect(strict.problems).toEqual(['options', 'policy: connect', 'host https://cities.example'])
  expect(strict.checks).toMatchObject({
    options: 'problem: CONFIG_UNKNOWN_OPTION',
    'policy: connect': 'problem: refuses https://cities.example',
    'host https://cities.example': "problem: paths.cityUrl: refused by connect-src of the page's policy",
    'Trusted Types': 'ok: required; the policy foyer is allowed',
    localStorage: "limited: SecurityError: can't be written",
    styles: 'ok: constructed styles apply; no nonce and no unsafe-inline is needed',
  })
})

test('a page gets an event for every window that opens and closes, and every error once', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/^console\.error: FoyerError/)
  watch.expectTrouble(/pictures\/by|status of 503/)
  await page.goto('/pages/plain/')
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of ['foyer:open', 'foyer:close'])
      document.addEventListener(name, event => heard.push(name, (event as CustomEvent<unknown>).detail))
    foyer.configure({ onError: error => heard.push(error.code), reload() {} })
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0))
  const closed = ['foyer:close', { call: 'pix.select', hasResult: false }]

  // Makes a call with a wrong argument, then a call whose request the portal refuses.
  await page.evaluate(() => foyer.pix.meta('none').opened.catch(() => {}))
  expect(await heard()).toEqual(['CALL_WRONG_ARGUMENT'])
  await page.route('**/pix/pictures/by/**', route => route.fulfill({ status: 503, body: 'busy' }))
  await page.evaluate(() => foyer.pix.select().opened)
  const opening: unknown[] = []
  await expect.poll(async () => opening.push(...(await heard()))).toBe(3)
  // The response may come before or after the window shows.
  expect(opening).toEqual(expect.arrayContaining(['foyer:open', { call: 'pix.select' }, 'REQUEST_REFUSED']))
  const library = libraryPage(page)
  await page.keyboard.press('Escape')
  await expect(library.window).toHaveCount(0)
  expect(await heard()).toEqual(closed)
})

test('a core that does not load: the error says where to look, and diagnose names the cause', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/core-/)
  watch.expectTrouble(/^console\.(table|error)/)
  for (const [answer, found] of [
    [{ status: 404, body: 'gone' }, 'the server responds with status 404'],
    [
      { status: 200, contentType: 'text/plain', body: 'export const createCore = 1' },
      'it is sent as text/plain, not as text/javascript',
    ],
  ] as const) {
    await page.route('**/foyer/esm/core-*', route => route.fulfill(answer))
    await page.goto('/pages/plain/')
    const error = page.evaluate(() =>
      foyer.pix.select().opened.catch((thrown: Error & { code: string }) => [thrown.code, thrown.message]),
    )
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
    expect(await error).toEqual([
      'CORE_NOT_LOADED',
      expect.stringMatching(
        /^Foyer: core-\S+ did not load\. Correct its path, type, script-src .*, integrity or CORS, or load foyer\.umd\.js\.$/,
      ),
    ])
    const { problems, checks } = await diagnose(page)
    expect(problems).toEqual(['files'])
    expect(checks['files']).toContain(found)
    await page.unroute('**/foyer/esm/core-*')
  }
})

test('a policy that allows the script and blocks its chunks: the error names script-src, and diagnose fails too', async ({
  authorPage: page,
  watch,
  line,
}) => {
  watch.expectTrouble(/^console\.error: .*(Content Security Policy|script-src)/)
  watch.expectTrouble(/^request failed: .*\/foyer\/esm\/\S+ csp$/)
  await page.route('**/pages/plain/', async route => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': `script-src ${line.url}foyer/foyer.js ${line.url}pages/`,
      },
    })
  })
  await page.goto('/pages/plain/')
  const error = page.evaluate(() =>
    foyer.pix.select().opened.catch((thrown: Error & { code: string }) => [thrown.code, thrown.message]),
  )
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  expect(await error).toEqual(['CORE_NOT_LOADED', expect.stringMatching(/ script-src /)])
  // `diagnose` itself is in a chunk that the policy blocks, so its call rejects with the same error.
  expect(await page.evaluate(() => foyer.diagnose().catch((thrown: { code: string }) => thrown.code))).toBe(
    'CORE_NOT_LOADED',
  )
})

test("under 'strict-dynamic' with hashes, where no script can import modules, the error says what to do", async ({
  authorPage: page,
  watch,
  line,
}) => {
  watch.expectTrouble(/Content Security Policy|\bcsp$|core-/)
  const script = await (await page.request.get(`${line.url}foyer/foyer.js`)).body()
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`
  await page.route('**/pages/plain/', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('src="/foyer/foyer.js"', `src="/foyer/foyer.js" integrity="${hash}"`)
    const policy = `script-src '${hash}' 'strict-dynamic'`
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto('/pages/plain/')
  const error = page.evaluate(() => foyer.pix.select().opened.catch((thrown: Error) => thrown.message))
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  expect(await error).toContain("'strict-dynamic' needs a nonce")
})

test('diagnose names the native functions that a page has replaced', async ({ authorPage: page, watch }) => {
  watch.expectTrouble(/^console\.table/)
  await page.goto('/pages/mootools-1.4/')
  const { checks, problems } = await diagnose(page)
  expect(problems).toEqual([])
  for (const name of ['Array.from', 'Function.prototype.bind', 'Date.parse', 'Event'])
    expect(checks['natives']).toMatch(
      new RegExp(`^limited: replaced by the page: .*\\b${name.replaceAll('.', '\\.')}\\b`),
    )
  await page.goto('/pages/plain/')
  expect((await diagnose(page)).checks['natives']).toBe('ok: nothing replaced')
})

test('a second copy of the library logs an error and opens no second window; a wrong container is reported on the console', async ({
  authorPage: page,
  watch,
  line,
}) => {
  watch.expectTrouble(/console\.error: Foyer: loaded twice\. Load it once\./)
  watch.expectTrouble(/^console\.table/)
  watch.expectTrouble(/console\.error: .*the container '#nowhere' is not on the page/)
  await page.route('**/pages/plain/', async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(
        '</main>',
        '<div id="foyer"><button type="button" data-foyer="pix.select">Bilder</button></div></main><script src="/foyer/foyer.umd.js"></script>',
      ),
    })
  })
  await page.goto('/pages/plain/')
  await page.getByRole('button', { name: 'Bilder' }).click()
  await expect(page.getByRole('dialog', { name: 'Bilderarchiv' }).getByRole('gridcell').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  // The single file's tag has no `defer`, so this file runs first. The element with the id `foyer` does not replace the
  // API.
  const { build, copies, checks } = await diagnose(page)
  expect([build, copies.map(({ from, isThis }) => [from, isThis])]).toEqual([
    'single file',
    [
      [`${line.url}foyer/foyer.umd.js`, true],
      [`${line.url}foyer/foyer.js`, false],
    ],
  ])
  expect(checks['copies']).toMatch(/^limited: .*foyer\.umd\.js; .*foyer\.js/)
  expect(
    await page.evaluate(() => {
      const handle = foyer.pix.select({ container: '#nowhere' })
      return Promise.all([handle.result, handle.opened.catch((error: { code: string }) => error.code)])
    }),
  ).toEqual([undefined, 'CONFIG_WRONG_CONTAINER'])
})

for (const build of ['foyer.js', 'foyer.umd.js'])
  test(`${build}: diagnose lists the slots of each template that a window used, and how each was found`, async ({
    authorPage: page,
    watch,
  }) => {
    watch.expectTrouble(/^console\.table/)
    await page.route('**/pages/plain/', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('/foyer/foyer.js', `/foyer/${build}`) })
    })
    await page.route('**/template/picmeta', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<p id="note"></p><input name="copyright"><p class="meta place"></p><p id="save"></p><p id="heading"></p>',
      }),
    )
    await page.goto('/pages/plain/')
    const templates = async () =>
      Object.entries((await diagnose(page)).checks).filter(([name]) => name.startsWith('template '))
    expect(await templates()).toEqual([])
    await page.evaluate(async () => {
      foyer.configure({ templates: { pix: true, slots: { picmeta: { notices: '#note' } } } })
      const list = (await (await fetch('/pix/pictures/by/1001?from=0&limit=1')).json()) as { Id: number }[]
      await foyer.pix.meta(list[0]!.Id).opened
    })
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible()
    expect(await templates()).toContainEqual([
      'template picmeta',
      'ok: notices: selector, Copyright: name, Place: class, save: id',
    ])
    expect((await templates()).find(([name]) => name === 'template cb_ui_window')?.[1]).toMatch(
      /^ok: .*content: data-slot/,
    )

    // Uses a misspelt slot, and a template that the portal does not have.
    watch.expectTrouble(/^(answer 404: .*picmanage|console\.error: .*status of 404)/)
    watch.expectTrouble(/console\.error: FoyerError: .*template\/picmanage' is not used/)
    await page.route('**/template/picposition', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<p data-slot="CurrentWidth"></p><p data-slot="CurrentHight"></p><p data-slot="submit"></p>',
      }),
    )
    await page.route('**/template/picmanage', route => route.fulfill({ status: 404, body: 'Not Found' }))
    await page.evaluate(async () => {
      const response = await fetch('/pix/pictures/by/1001?from=0&limit=1')
      const [picture] = (await response.json()) as Parameters<typeof foyer.pix.position>[0][]
      await foyer.pix.position(picture!).opened
      await foyer.pix.manage().opened
    })
    expect(await templates()).toContainEqual([
      'template picposition',
      'limited: CurrentWidth: data-slot, submit: data-slot; unknown: CurrentHight',
    ])
    expect(await templates()).toContainEqual(['template picmanage', 'limited: REQUEST_REFUSED'])
  })
