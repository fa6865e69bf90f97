import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { delayRequests } from './support/delayRequests'
import { listListeners } from './support/listListeners'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const library = (page: Page) => page.getByRole('dialog', { name: 'Bilderarchiv' })
const tiles = (page: Page) => library(page).getByRole('gridcell')

/** Returns the files of the parts that the picture library loads after its first pictures. */
function lateFiles(): ReadonlySet<string> {
  const { chunks } = JSON.parse(readFileSync('dist/chunks.json', 'utf8')) as {
    chunks: Record<string, { imports: readonly string[] }>
  }
  const parts = Object.keys(chunks).find(file => file.startsWith('libraryParts-')) ?? ''
  return new Set([parts, ...(chunks[parts]?.imports ?? [])])
}

test.describe('opening a window', () => {
  test('loads only foyer.js before the first call, and adds listeners only for triggers', async ({
    authorPage: page,
  }) => {
    const session = await page.context().newCDPSession(page)
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.goto('/profile')
    await page.waitForLoadState('networkidle')
    expect(asked.filter(path => path.startsWith('/foyer/'))).toEqual(['/foyer/foyer.js'])
    expect(asked.filter(path => path.startsWith('/pix/') || path.startsWith('/module/'))).toEqual([])
    const listeners = await listListeners(session)
    await page.route('**/foyer/foyer.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.reload({ waitUntil: 'networkidle' })
    const without = await listListeners(session)
    expect(listeners.filter(listener => !without.includes(listener))).toEqual([
      'document click ×1',
      'document focusin ×1',
      'document pointerover ×1',
    ])
  })

  test('shows the library over the page, and leaves the page unchanged', async ({ authorPage: page }) => {
    await page.goto('/profile')
    const button = page.getByRole('button', { name: 'Meine Bilder verwalten' })
    const before = await page.evaluate(() => document.documentElement.outerHTML)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(tiles(page).first()).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(library(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before)
  })

  test('fetches the texts of the window in one request', async ({ authorPage: page }) => {
    const asked: URL[] = []
    page.on('request', request => {
      if (request.url().includes('getMlBricks')) asked.push(new URL(request.url()))
    })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Meine Bilder verwalten' }).click()
    await expect(tiles(page).first()).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(asked[0]!.searchParams.getAll('labels[]').length).toBeGreaterThan(40)
  })

  for (const [what, come] of [
    ['the pointer', (button: Locator) => button.hover()],
    ['the focus', (button: Locator) => button.focus()],
  ] as const) {
    test(`loads files, texts and first pictures when ${what} reaches a trigger, and none of them again at the click`, async ({
      authorPage: page,
    }) => {
      const asked: string[] = []
      page.on('request', request => {
        if (/\/esm\/(?!checkConfig)|getMlBricks|\/pictures\/by\//.test(request.url()))
          asked.push(new URL(request.url()).pathname)
      })
      await page.goto('/profile')
      const button = page.getByRole('button', { name: 'Meine Bilder verwalten' })
      expect(asked).toEqual([])
      const isHere = page.waitForResponse(/\/pictures\/by\//)
      await come(button)
      await isHere
      // The state `networkidle` came before, so it cannot tell when the last file has arrived.
      for (const part of ['core-', 'ManageWindow-', 'loadServerTemplates-', 'templateReport-', 'getMlBricks'])
        await expect.poll(() => asked.join(' ')).toContain(`/${part}`)
      await expect(page.locator('foyer-root')).toHaveCount(0)
      const before = asked.length
      await button.press('Enter')
      await expect(tiles(page).first()).toBeVisible()
      expect(asked.slice(before).filter(path => !lateFiles().has(basename(path)))).toEqual([])
    })
  }

  for (const [when, isHeld] of [
    ['while the core is still loading', true],
    ['once the core has loaded', false],
  ] as const) {
    test(`requests the first pictures again when the pointer comes back after more than ten seconds, ${when}`, async ({
      authorPage: page,
    }) => {
      const asked: string[] = []
      page.on('request', request => {
        if (/\/pictures\/by\//.test(request.url())) asked.push(request.url())
      })
      await page.clock.install()
      const sendCore = isHeld ? await delayRequests(page, '**/foyer/esm/core-*') : () => {}
      await page.goto('/profile')
      const button = page.getByRole('button', { name: 'Meine Bilder verwalten' })
      const come = async () => {
        const isHere = page.waitForResponse(/\/pictures\/by\//)
        await button.hover()
        // Waits for the headers only. The body of a response that must not be stored is read only when a window takes
        // the response.
        await isHere
      }
      await come()
      await page.mouse.move(1, 1)
      await page.clock.fastForward(11_000)
      await come()
      sendCore()
      await button.press('Enter')
      await expect(tiles(page).first()).toBeVisible()
      expect(asked).toHaveLength(2)
      expect(asked[1]).toBe(asked[0])
    })
  }

  test('requests texts and first pictures while the core is loading, each once and for the stored view', async ({
    authorPage: page,
  }) => {
    const asked: string[] = []
    const isData = (url: string) => /getMlBricks|\/pictures\/by\//.test(url)
    page.on('request', request => {
      if (isData(request.url())) asked.push(request.url())
    })
    const sendCore = await delayRequests(page, '**/foyer/esm/core-*')
    await page.goto('/profile')
    await page.evaluate(() => {
      localStorage.setItem('foyer.pix.accountId', '1001')
      localStorage.setItem('foyer.pix.picturesFilter', '"schafe"')
    })
    const opened = Promise.all([
      page.waitForRequest(/getMlBricks/),
      page.waitForRequest(/\/pictures\/by\/1001\?from=0&limit=36&filter=schafe$/),
    ])
    await page.getByRole('button', { name: 'Meine Bilder verwalten' }).click()
    await opened
    sendCore()
    await expect(tiles(page)).toHaveCount(1)
    expect(asked).toHaveLength(2)
  })

  for (const width of [1280, 375]) {
    test(`renders the first pictures once, at their final position, at ${width} px`, async ({ authorPage: page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/profile')
      await page.evaluate(() => {
        const seen = new MutationObserver(changes => {
          for (const { target, addedNodes } of changes) {
            if (target instanceof HTMLElement && target.matches('.row, .mat'))
              Object.assign(globalThis, { movedTo: target.style.cssText })
            for (const node of addedNodes)
              if (node instanceof Element && node.shadowRoot)
                seen.observe(node.shadowRoot, { subtree: true, attributeFilter: ['style'] })
          }
        })
        seen.observe(document, { childList: true, subtree: true })
      })
      await page.getByRole('button', { name: 'Meine Bilder verwalten' }).click()
      await expect(tiles(page).first()).toBeVisible()
      await expect(library(page).locator('.tile img').first()).toHaveJSProperty('complete', true)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'movedTo'))).toBeUndefined()
    })
  }

  test('the page never shows between placeholder and window, and the button in a shadow tree gets the focus back', async ({
    authorPage: page,
  }) => {
    await page.goto('/playground')
    const modals = await page.evaluate(async () => {
      const tree = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
      const button = tree.appendChild(document.createElement('button'))
      button.textContent = 'Bilder'
      button.focus()
      const counts: number[] = []
      const note = () => {
        counts.push(
          [...document.querySelectorAll('foyer-root')].filter(({ shadowRoot }) =>
            shadowRoot?.querySelector('dialog:modal'),
          ).length,
        )
        if (counts.length < 1000) requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
      await foyer.pix.select().opened
      return counts.slice(counts.indexOf(1))
    })
    expect(modals).toEqual(modals.map(() => 1))
    await page.keyboard.press('Escape')
    await expect(library(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Bilder', exact: true }).last()).toBeFocused()
  })

  test('renders nothing in the task of the call, and nothing at all if the call is closed in that task', async ({
    authorPage: page,
  }) => {
    await page.goto('/playground')
    const shown = await page.evaluate(async () => {
      const count = () => document.querySelectorAll('foyer-root').length
      let most = 0
      new MutationObserver(() => (most = Math.max(most, count()))).observe(document, { childList: true, subtree: true })
      const handle = foyer.pix.select()
      const atOnce = count()
      handle.close()
      return [atOnce, await handle.result, most]
    })
    expect(shown).toEqual([0, undefined, 0])
  })

  test('no window opens if its placeholder is closed just before the window renders', async ({ authorPage: page }) => {
    await page.goto('/playground')
    const left = await page.evaluate(async () => {
      new MutationObserver(() => {
        if (document.querySelector('body > foyer-root'))
          document.querySelector('html > foyer-root')?.shadowRoot?.querySelector('dialog')?.close()
      }).observe(document, { childList: true, subtree: true })
      const handle = foyer.pix.select()
      await handle.opened
      return document.querySelectorAll('foyer-root').length
    })
    expect(left).toBe(0)
  })

  test('no window opens if its placeholder is closed while the window renders', async ({ authorPage: page }) => {
    await page.goto('/playground')
    const left = await page.evaluate(async () => {
      const show = HTMLDialogElement.prototype.showModal
      // The close event arrives only after the window has opened.
      HTMLDialogElement.prototype.showModal = function () {
        document.querySelector('html > foyer-root')?.shadowRoot?.querySelector('dialog')?.close()
        show.call(this)
      }
      const handle = foyer.pix.select()
      await handle.result
      return document.querySelectorAll('foyer-root').length
    })
    expect(left).toBe(0)
  })

  test('a second call opens a second window with its own root, and Escape closes only the newer window', async ({
    authorPage: page,
  }) => {
    await page.goto('/playground')
    await page.evaluate(async () => {
      await foyer.pix.manage().opened
      Object.assign(globalThis, { older: document.querySelector('body > foyer-root') })
      await foyer.pix.manage().opened
    })
    await expect(library(page)).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(library(page)).toHaveCount(1)
    const isOlderOpen = () =>
      page.evaluate(() => (Reflect.get(globalThis, 'older') as Element).shadowRoot?.querySelector('dialog')?.open)
    expect(await isOlderOpen()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(library(page)).toHaveCount(0)
  })

  test('two windows close, one by its handle and one by a signal, and both results are undefined', async ({
    authorPage: page,
  }) => {
    await page.goto('/playground')
    const settled = await page.evaluate(async () => {
      const closing = new AbortController()
      const bySignal = foyer.pix.select({ signal: closing.signal })
      const byHandle = foyer.pix.select()
      await Promise.all([bySignal.opened, byHandle.opened])
      byHandle.close()
      closing.abort()
      return Promise.all([bySignal.result, byHandle.result])
    })
    expect(settled).toEqual([undefined, undefined])
    expect(await page.evaluate(() => document.querySelectorAll('foyer-root').length)).toBe(0)
  })
})

test.describe('a chunk that does not load', () => {
  test('the core: the placeholder shows an error and a way to try again', async ({ authorPage: page, watch }) => {
    watch.expectTrouble(/core-.*net::ERR_FAILED|ERR_FAILED/)
    await page.route('**/foyer/esm/core-*', route => route.abort())
    await page.goto('/profile')
    const button = page.getByRole('button', { name: 'Meine Bilder verwalten' })
    await button.click()
    const placeholder = page.getByRole('dialog', { name: 'Wird geladen' })
    await expect(placeholder.getByRole('status')).toHaveText(/Laden gescheitert/)
    await page.unroute('**/foyer/esm/core-*')
    await placeholder.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(tiles(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('the core: both promises settle when the person gives up', async ({ authorPage: page, watch }) => {
    watch.expectTrouble(/ERR_FAILED/)
    watch.expectTrouble(/console\.error: FoyerError: Foyer: core-\S+ did not load/)
    await page.route('**/foyer/esm/**', route => route.abort())
    await page.goto('/playground')
    const settled = page.evaluate(async () => {
      const handle = foyer.pix.select()
      const result = await handle.result
      return [result, await handle.opened.catch((error: { code: string }) => error.code)]
    })
    await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await settled).toEqual([undefined, 'CORE_NOT_LOADED'])
    expect(await page.evaluate(() => document.querySelectorAll('foyer-root').length)).toBe(0)
  })

  test('the code of the window: the window shows an error and a way to try again', async ({
    authorPage: page,
    watch,
  }) => {
    watch.expectTrouble(/ERR_FAILED/)
    watch.expectTrouble(/console.error: .*'pix.manage' could not be loaded/)
    await page.route('**/foyer/esm/ManageWindow-*', route => route.abort())
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Meine Bilder verwalten' }).click()
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Erneut versuchen' })
    await retry.waitFor()
    await page.unroute('**/foyer/esm/ManageWindow-*')
    await retry.click()
    await expect(tiles(page).first()).toBeVisible()
  })

  test('the texts: the window shows an error, and each retry and each opening requests the texts again', async ({
    authorPage: page,
    watch,
  }) => {
    watch.expectTrouble(/ERR_FAILED/)
    watch.expectTrouble(/console.error: .*'pix.manage' could not be loaded/)
    let requests = 0
    await page.route('**/foyer/esm/germanTexts-*', route => {
      requests += 1
      return route.abort()
    })
    await page.goto('/profile')
    const button = page.getByRole('button', { name: 'Meine Bilder verwalten' })
    await button.click()
    const dialog = page.getByRole('dialog')
    const retry = dialog.getByRole('button', { name: 'Erneut versuchen' })
    await retry.waitFor()
    const atOpening = requests
    await retry.click()
    await expect.poll(() => requests).toBeGreaterThan(atOpening)
    await expect(dialog.getByText('Laden gescheitert')).toBeVisible()
    const atRetry = requests
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await button.click()
    await expect(dialog.getByText('Laden gescheitert')).toBeVisible()
    expect(requests).toBeGreaterThan(atRetry)
    await page.unroute('**/foyer/esm/germanTexts-*')
    await retry.click()
    await expect(tiles(page).first()).toBeVisible()
    await expect(page.getByText('translation missing')).toHaveCount(0)
  })
})

test.describe('a part of a window that does not load shows a message, and the next press requests it again', () => {
  const PARTS = /foyer\/esm\/(?:NewAddressPopup|DateFilter|libraryParts)-/

  test.beforeEach(async ({ authorPage: page, watch }) => {
    watch.expectTrouble(/answer 404: .*\/esm\//)
    watch.expectTrouble(/status of 404/)
    watch.expectTrouble(/console.error: .*a part of the window '[\w.]+' could not be loaded/)
    await page.route(PARTS, route => route.fulfill({ status: 404, body: '' }))
    await page.goto('/playground')
  })
  const readFailure = async (page: Page) => {
    const told = page.getByRole('alertdialog', { name: 'Das hat nicht geklappt' })
    await expect(told).toContainText('Dieser Teil konnte nicht geladen werden.')
    await page.unroute(PARTS)
    await told.getByRole('button', { name: 'OK' }).click()
  }

  test('the new address of an event', async ({ authorPage: page }) => {
    await page.evaluate(() => foyer.event.detail(null).opened)
    const place = page.getByRole('combobox', { name: 'Veranstaltungsort', exact: true })
    const add = page.getByRole('option', { name: 'Neue Adresse anlegen' })
    await place.pressSequentially('Strandkorb der Störungen')
    await add.click()
    await readFailure(page)
    await place.press('ArrowDown')
    await add.click()
    await expect(page.locator('[data-new-address]')).toBeVisible()
  })

  test('the filter for a day', async ({ authorPage: page }) => {
    await page.evaluate(() => foyer.event.overview().opened)
    const day = page.getByRole('button', { name: 'Nach Datum filtern' })
    await day.click()
    await readFailure(page)
    await expect(day).toHaveAttribute('aria-pressed', 'false')
    await day.click()
    await expect(day).toHaveAttribute('aria-pressed', 'true')
  })

  test('the list view of the library', async ({ authorPage: page }) => {
    await page.evaluate(() => foyer.pix.manage().opened)
    const asList = page.getByRole('button', { name: 'Liste' })
    await asList.click()
    await readFailure(page)
    await asList.click()
    await expect(asList).toHaveAttribute('aria-pressed', 'true')
  })
})

test('user-written HTML can set neither the address that gets passwords nor the source of scripts', async ({
  page,
}) => {
  let written = '<p data-foyer-config>{"templates":true,"paths":{"registerLogin":"/evil"}}</p>'
  await page.route('**/terms', async route => {
    const response = await route.fetch()
    const html = await response.text()
    const [block = ''] = /<script type="application\/json".*?<\/script>/.exec(html) ?? []
    await route.fulfill({ response, body: html.replace(block, '').replace('<body>', `<body>${written}${block}`) })
  })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/terms')
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.getByRole('dialog', { name: 'Ihr Konto' })).toBeVisible()
  expect(asked.filter(path => path.startsWith('/evil'))).toEqual([])
  expect(asked).toContain('/register-login/api/register_login')

  // `document.currentScript` and `document.baseURI` are these pictures now, but the library still knows its addresses.
  written = ['currentScript', 'baseURI'].map(name => `<img name="${name}" src="/static/logo.svg" alt="">`).join('')
  await page.reload()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.getByRole('dialog', { name: 'Ihr Konto' })).toBeVisible()
  expect(asked.filter(path => path.startsWith('/static/esm'))).toEqual([])
})

/** Triggers in a member's text, on a portal that does not remove such triggers. */
const WRITTEN = `<article id="written">
  <img name="currentScript" src="/static/logo.svg" alt="">
  <button data-foyer="register.processToken" data-foyer-options='{"token":"x"}'>Token</button>
  <button data-foyer="register.reset">Abmelden</button>
  <button data-foyer="register.temporaryAccount">Konto</button>
  <button data-foyer="register.open" data-foyer-options='{"name":"message","title":"Gewonnen","message":"Los!","link":{"href":"https://evil.example","text":"Weiter"}}'>Gewinn</button>
  <button data-foyer="editor.open" data-url="https://evil.example/editor">Editor</button>
  <button data-foyer="constructor.constructor" data-foyer-options='"alert(1)"'>Code</button>
  <button data-foyer="pix.select">Bilder</button>
</article>`

test('user-written HTML opens only windows and gives them no texts; with `data-triggers` at the script’s tag, such HTML opens nothing', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/opens nothing/)
  let triggers = ''
  await page.route('**/terms', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replace('src="/foyer/foyer.js"', `src="/foyer/foyer.js" ${triggers}`)
    await route.fulfill({ response, body: html.replace(/<main[^>]*>/, main => `${main}${WRITTEN}`) })
  })
  const changes: string[] = []
  page.on('request', request => {
    if (!['GET', 'HEAD'].includes(request.method()) || /[?&]m=(?!\w*_layer\b)/.test(request.url()))
      changes.push(request.url())
  })
  const written = page.locator('#written')
  await page.goto('/terms')
  for (const name of ['Token', 'Abmelden', 'Gewinn', 'Editor', 'Code']) {
    await written.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await written.getByRole('button', { name: 'Konto' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(changes).toEqual([])

  triggers = 'data-triggers="header"'
  await page.reload()
  await written.getByRole('button', { name: 'Bilder' }).click()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page.getByRole('dialog', { name: 'Ihr Konto' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)

  triggers = 'data-triggers="off"'
  await page.reload()
  await written.getByRole('button', { name: 'Bilder' }).click()
  await page.getByRole('link', { name: 'Anmelden' }).click()
  await page.waitForURL('**/login**')
})

test.describe('foyer.umd.js, the library in a single file,', () => {
  test('opens the same window without loading modules', async ({ authorPage: page }) => {
    const modules: string[] = []
    page.on('request', request => {
      if (request.url().includes('/foyer/esm/')) modules.push(request.url())
    })
    await page.route('**/foyer/foyer.js', route =>
      route.fulfill({ path: 'dist/foyer.umd.js', contentType: 'text/javascript' }),
    )
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Meine Bilder verwalten' }).click()
    await expect(tiles(page).first()).toBeVisible()
    expect(modules).toEqual([])
  })

  test('defines itself by name for an AMD loader', async ({ authorPage: page }) => {
    await page.addInitScript(() => {
      const page = window as unknown as Record<string, unknown>
      page['define'] = Object.assign(
        (id: string, dependencies: string[], make: () => unknown) =>
          Object.assign(page, { defined: [id, dependencies, typeof (make() as Foyer).pix.select] }),
        { amd: {} },
      )
    })
    await page.route('**/foyer/foyer.js', route =>
      route.fulfill({ path: 'dist/foyer.umd.js', contentType: 'text/javascript' }),
    )
    await page.goto('/profile')
    await expect
      .poll(() => page.evaluate(() => (window as unknown as Record<string, unknown>)['defined']))
      .toEqual(['foyer', [], 'function'])
  })
})
