import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

/** Rules of axe that are off, because the portal's page and the portal's window template each have a header. */
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-unique']
const ARTICLE = '/articles/was-auf-dem-dachboden-lag'
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Editor' }).first()
const button = (page: Page, name: string | RegExp) => overlay(page).getByRole('button', { name })
const inside = (page: Page): FrameLocator => overlay(page).frameLocator('iframe')
const boxOf = async (dialog: Locator) => (await dialog.boundingBox())!
const rounded = async (dialog: Locator) =>
  Object.fromEntries(Object.entries(await boxOf(dialog)).map(([name, value]) => [name, Math.round(value)]))

async function open(page: Page, name = 'Text im Overlay bearbeiten'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await expect(inside(page).getByRole('heading', { level: 1 })).toBeVisible()
}

async function drag(page: Page, from: Locator | { x: number; y: number }, dx: number, dy: number): Promise<void> {
  const box = 'x' in from ? { ...from, width: 0, height: 0 } : await boxOf(from)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2)
  await page.mouse.move(x + dx, y + dy)
  await page.mouse.up()
}

test.describe('the editor overlay', () => {
  test('[REG-API-07] [REG-API-24] [REG-EDT-03] a button opens the editor with account and token, and saving reloads the page', async ({
    authorPage: page,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto(ARTICLE)
    await page.evaluate(() => scrollTo(0, 400))
    await open(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const token = asked.find(url => url.includes('/event/api/auth'))
    expect(new URL(token!).search).toBe('?m=get_cb_flex_editor_auth_token')
    const address = new URL(asked.find(url => url.includes('/editor/article/'))!)
    expect([address.searchParams.get('account'), address.searchParams.get('token')!.length > 20]).toEqual([
      'henrike.ahlers@kulturportal.example',
      true,
    ])
    await expect(inside(page).getByText('Angemeldet als henrike.ahlers@kulturportal.example')).toBeVisible()
    // Changes the title and then changes it back, because other tests read this article.
    for (const title of ['Was auf dem Dachboden lag, neu', 'Was auf dem Dachboden lag']) {
      if ((await overlay(page).count()) === 0) await open(page)
      await inside(page).getByRole('textbox').first().fill(title)
      const reloaded = page.waitForEvent('load')
      await inside(page).getByRole('button', { name: 'Speichern und schließen' }).click()
      await reloaded
      await expect(overlay(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  })

  test('[REG-API-07] [REG-API-24] edits pictures, events and blog posts, each by its own button', async ({
    authorPage: page,
  }) => {
    await page.goto('/events')
    const event = await page.locator('main a[href^="/events/"]').first().getAttribute('href')
    for (const [address, name, kind, what] of [
      [event!, 'Termin bearbeiten', 'event', 'Termin bearbeiten'],
      ['/articles/die-geduld-der-pflanzenfotografen', 'Titelbild bearbeiten', 'picture', 'Bild bearbeiten'],
      ['/blog', /bearbeiten$/, 'blog', 'Artikel bearbeiten'],
    ] as const) {
      await page.goto(address)
      await page.getByRole('main').getByRole('button', { name }).first().click()
      await expect(inside(page).getByText(what, { exact: true })).toBeVisible()
      await expect(overlay(page).locator('iframe')).toHaveAttribute('src', new RegExp(`/editor/${kind}/\\d+\\?`))
    }
  })

  test('[REG-EDT-01] [REG-EDT-02] is moved and resized by pointer, by keys and by buttons, and stays on the screen', async ({
    authorPage: page,
  }) => {
    await page.goto(ARTICLE)
    await open(page)
    const dialog = overlay(page)
    expect(await rounded(dialog)).toEqual({ x: 175, y: 24, width: 930, height: 752 })
    await drag(page, { x: 400, y: 50 }, -100, 10)
    expect(await rounded(dialog)).toMatchObject({ x: 75, y: 34, width: 930, height: 752 })
    await drag(page, button(page, /Fenster verschieben/), 60, -20)
    expect(await rounded(dialog)).toMatchObject({ x: 135, y: 14 })
    // The pointer crosses the frame, which must not get the events of the pointer.
    await drag(page, button(page, /Größe ändern/), -130, -52)
    expect(await rounded(dialog)).toEqual({ x: 135, y: 14, width: 800, height: 700 })

    // Hover or focus on a tool shows its description.
    const tip = page.getByRole('tooltip')
    await button(page, 'In die Mitte').hover()
    await expect(tip).toHaveText('In die Mitte')
    await page.mouse.move(5, 5)
    await expect(tip).toHaveCount(0)
    await button(page, /Fenster verschieben/).focus()
    // Styles that the window itself sets stay, such as the space for a phone's keyboard.
    await dialog.evaluate(element => element.style.setProperty('--foyer-keyboard', '1px'))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    expect(await rounded(dialog)).toMatchObject({ x: 155, y: 100 })
    expect(await dialog.evaluate(element => element.style.getPropertyValue('--foyer-keyboard'))).toBe('1px')
    await page.keyboard.press('Tab')
    await expect(tip).toHaveText('An den linken Rand')
    await button(page, /Größe ändern/).focus()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('ArrowLeft')
    expect(await rounded(dialog)).toEqual({ x: 155, y: 100, width: 780, height: 600 })

    await button(page, 'An den rechten Rand').click()
    expect(await rounded(dialog)).toMatchObject({ x: 500 })
    await button(page, 'In die Mitte').click()
    expect(await rounded(dialog)).toMatchObject({ x: 250 })
    await button(page, 'Größer').click()
    expect(await rounded(dialog)).toMatchObject({ width: 880, height: 700 })
    await button(page, 'Großansicht').click()
    await expect.poll(async () => (await boxOf(dialog)).width).toBeGreaterThan(1200)
    await button(page, 'Großansicht beenden').click()
    expect(await rounded(dialog)).toMatchObject({ width: 880, height: 700 })

    await page.setViewportSize({ width: 375, height: 700 })
    await expect.poll(() => rounded(dialog)).toEqual({ x: 0, y: 0, width: 375, height: 700 })
    await expect(button(page, /Fenster verschieben/)).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(button(page, /Fenster verschieben/)).toBeVisible()
    expect(await runAxe(page, axe => axe.include('foyer-root').disableRules(LANDMARKS))).toEqual([])
  })

  test('[REG-EDT-04] [REG-EDT-06] opens only once, follows the commands of its own frame only, and asks before it closes if the person was in the frame', async ({
    authorPage: page,
  }) => {
    await page.goto(ARTICLE)
    await open(page)
    await page.evaluate(() => foyer.editor.open({ url: '/editor/article/1' }).result)
    await expect(page.getByRole('dialog', { name: 'Editor' })).toHaveCount(1)

    // None of these messages closes the window: one from the page itself, one from another frame of the same origin,
    // one from a frame without the page's origin, and one from the editor's frame with another origin.
    await page.route('**/stranger', route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script>parent.postMessage({ close_editor: true }, "*")</script>',
      }),
    )
    const origins = await page.evaluate(async () => {
      const shown = (element: HTMLIFrameElement) =>
        new Promise<Window>(resolve => {
          element.onload = () => resolve(element.contentWindow!)
          document.body.append(element)
        })
      const heard = new Promise<string[]>(resolve => {
        const list: string[] = []
        window.addEventListener('message', ({ origin }) => list.push(origin) === 4 && resolve(list))
      })
      window.postMessage({ close_editor: true }, '*')
      const own = document.createElement('iframe')
      own.src = '/static/favicon.svg'
      const stranger = document.createElement('iframe')
      stranger.sandbox.add('allow-scripts')
      stranger.src = '/stranger'
      const [near] = await Promise.all([shown(own), shown(stranger)])
      const event = (source: Window, origin: string) =>
        window.dispatchEvent(new MessageEvent('message', { data: '{"remove_editor":true}', source, origin }))
      event(near, location.origin)
      const editor = document.querySelector('foyer-root')!.shadowRoot!.querySelector('iframe')!.contentWindow!
      event(editor, 'https://evil.example')
      const list = await heard
      own.remove()
      stranger.remove()
      return list
    })
    const { origin } = new URL(page.url())
    expect(origins.toSorted()).toEqual([origin, origin, 'https://evil.example', 'null'])
    await expect(inside(page).getByRole('heading', { level: 1 })).toBeVisible()

    // The frame has not had the focus yet, so the window closes without a question.
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toHaveCount(0)
    await open(page)
    await inside(page).getByRole('textbox').first().click()
    await button(page, 'Schließen').click()
    await page
      .getByRole('alertdialog', { name: 'Editor schließen?' })
      .getByRole('button', { name: 'Weiter bearbeiten' })
      .click()
    await expect(inside(page).getByRole('heading', { level: 1 })).toBeVisible()

    let loads = 0
    page.on('load', () => (loads += 1))
    await inside(page).getByRole('button', { name: 'Abbrechen' }).click()
    await expect(overlay(page)).toHaveCount(0)
    expect(loads).toBe(0)
  })

  test('[REG-API-08] #openeditor opens the page’s first article and clears the hash, but opens nothing for a visitor', async ({
    authorPage: page,
  }) => {
    await page.goto(`${ARTICLE}?language=DE#openeditor`)
    await expect(inside(page).getByText('Artikel bearbeiten')).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    expect(new URL(page.url()).search).toBe('?language=DE')
    await page.context().clearCookies()
    await page.goto(`/blog#openeditor`)
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.evaluate(async () => {
      const trigger = document.createElement('button')
      trigger.dataset['foyer'] = 'editor.open'
      trigger.dataset['url'] = '/editor/article/1'
      document.body.append(trigger)
      const done = new Promise(resolve => trigger.addEventListener('foyer:result', resolve))
      trigger.click()
      await done
    })
    await expect(page.locator('foyer-root')).toHaveCount(0)
    expect(asked.filter(url => /core-|\/editor\/|api\/auth/.test(url))).toEqual([])
  })

  test('[REG-CALL-41] [REG-EDT-08] a retry repeats only the failed requests, then opens the alternate host if there is no token', async ({
    authorPage: page,
    watch,
  }) => {
    await page.goto('/playground')
    watch.expectTrouble(/ERR_FAILED/)
    watch.expectTrouble(/api\/auth.*got no response/)
    const asked: URL[] = []
    page.on('request', request => asked.push(new URL(request.url())))
    watch.expectTrouble(/503/)
    await page.route('**/event/api/auth**', route => route.abort())
    await page.route('**/page.json?m=new_article**', route => route.fulfill({ status: 503, body: 'Wartung' }), {
      times: 1,
    })
    const id = await page.locator('#article-id').inputValue()
    await page.evaluate(page_id => {
      foyer.configure({ hosts: { editorAlternate: '/alternate' } })
      foyer.editor.open({
        url: `/editor/article/${page_id}`,
        comments: { page_id, film_id: 601 },
        article: { page_id },
      })
    }, id)
    const isNotThere = () =>
      expect(overlay(page).getByRole('heading', { name: 'Der Editor lässt sich gerade nicht öffnen' })).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await isNotThere()
    const withoutToken = page.waitForEvent('requestfailed')
    await button(page, 'Erneut versuchen').click()
    await withoutToken
    await isNotThere()
    await page.unroute('**/event/api/auth**')
    await page.route('**/event/api/auth**', route => route.fulfill({ json: null }))
    await page.route('**/alternate/**', route => route.fulfill({ contentType: 'text/html', body: '<h1>Anderswo</h1>' }))
    await button(page, 'Erneut versuchen').click()
    await expect(inside(page).getByRole('heading', { name: 'Anderswo' })).toBeVisible()
    const queries = asked
      .filter(({ pathname }) => pathname === '/de_DE/page.json')
      .map(({ searchParams }) => Object.fromEntries(searchParams))
    expect(queries).toEqual([
      { m: 'new_comments_config', page_id: id, film_id: '601', language_id: '1' },
      { m: 'new_article', page_id: id, language_id: '1' },
      { m: 'new_article', page_id: id, language_id: '1' },
    ])
    const address = asked.find(({ pathname }) => pathname.startsWith('/alternate/'))!
    expect(address.pathname).toBe(`/alternate/editor/article/${id}`)
    expect([...address.searchParams.keys()]).toEqual(['comments_config_id', 'article_id', 'account'])
  })

  test('[REG-EDT-06] [REG-EDT-07] the editor on the alternate host closes the overlay by its command, also after a message that is not a command', async ({
    authorPage: page,
  }) => {
    await page.goto('/playground')
    await page.route('**/event/api/auth**', route => route.fulfill({ json: null }))
    const id = await page.locator('#article-id').inputValue()
    await page.evaluate(() => foyer.configure({ hosts: { editorAlternate: '/alternate' } }))
    // The first message is not a command of the editor.
    const messages = ['"ready"', 'JSON.stringify({ remove_editor: true })']
    await page.route('**/alternate/**', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>${messages.map(message => `parent.postMessage(${message}, location.origin)`).join(';')}</script>`,
      }),
    )
    await page.evaluate(page_id => foyer.editor.open({ url: `/editor/article/${page_id}` }).result, id)
    await expect(overlay(page)).toHaveCount(0)
  })
})
