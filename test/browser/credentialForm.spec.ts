import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { SignInValues } from '../../stories/kit/credential/SignInForm'
import { runAxe } from './support/runAxe'
import { buildTestPage } from './support/buildTestPage'
import { finishAnimations } from './support/finishAnimations'
import { rememberPassword } from './support/rememberPassword'
import { startOwnChromium } from './support/startOwnChromium'
import { watchPage } from './support/watchPage'

declare function openTestWindow(name: 'signIn' | 'twins', nonce: string, container?: string): Promise<() => void>
declare const sent: SignInValues[]

const ORIGIN = 'https://portal.example'
const NONCE = 'bm9uY2U'
const POLICY = `default-src 'none'; script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'; img-src data:; form-action 'none'; require-trusted-types-for 'script'; trusted-types foyer`
const HOSTILE = [
  readFileSync('examples/pages/hostile-css/hostile.css', 'utf8'),
  `* { all: unset !important } form { display: none !important }
   input, button, label, form { display: none !important; width: 3px !important; color: rgb(255 0 0) !important; position: fixed !important; font: 3px serif !important; transform: rotate(90deg) !important }
   foyer-root::before, foyer-root::after, [slot]::before, form::before, form *::before, form *::after { content: 'X' !important; font-size: 40px !important } *::placeholder { color: #f00 !important } [slot] *::first-letter { font-size: 300% !important; float: left !important }
   @keyframes turn { to { rotate: 1turn; opacity: 0 } } body * { animation: turn 1s infinite !important; transition: all 9s !important }`,
]

let script = ''
test.beforeAll(async () => {
  script = await buildTestPage('credentialPage.tsx')
})

const html = (css = '') =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Portal</title><link rel="icon" href="data:,"><style nonce="${NONCE}">${css}</style><h1>Portal</h1><section id="area" aria-label="Bereich"></section><script nonce="${NONCE}" src="/page.js"></script></html>`

/** Opens an empty page with a strict policy, and optional styles of its own. */
async function openPage(page: Page, css?: string): Promise<void> {
  await page.route('**/*', route => {
    if (new URL(route.request().url()).pathname === '/page.js')
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: html(css),
    })
  })
  await page.goto(`${ORIGIN}/`)
}

/** Opens a window; returns the function that closes it. */
async function open(page: Page, name: 'signIn' | 'twins', container?: string): Promise<() => Promise<void>> {
  const close = await page.evaluateHandle(([window, nonce, area]) => openTestWindow(window, nonce, area), [
    name,
    NONCE,
    container,
  ] as const)
  return () => close.evaluate(end => end())
}

const account = (page: Page) => page.getByRole('textbox', { name: 'E-Mail oder Benutzername' })
const password = (page: Page) => page.locator('input[autocomplete=new-password]')
const sentBy = (page: Page) => page.evaluate(() => sent)

test('the form of a window is in the page’s own tree: the page finds the password field, Enter sends the form, and closing the window removes the whole form', async ({
  page,
}) => {
  const watch = watchPage(page)
  await openPage(page)
  const before = await page.evaluate(() => document.documentElement.outerHTML)
  await page.evaluate(() => {
    for (const type of ['keydown', 'keyup', 'keypress', 'input', 'beforeinput', 'change', 'submit', 'paste'])
      document.addEventListener(type, event => {
        if (event.target !== document.body) document.title = `heard ${type}`
      })
  })
  const close = await open(page, 'signIn')
  await expect(account(page)).toBeFocused()
  expect(await page.evaluate(() => document.querySelector<HTMLInputElement>('input[type=password]')?.name)).toBe(
    'password',
  )
  // The tab order is the close button in the window's shadow tree, then the form with its buttons in the page's tree.
  const stops: string[] = []
  for (let count = 0; count < 7; count += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(
        () =>
          (document.activeElement?.shadowRoot?.activeElement ?? document.activeElement)?.getAttribute('aria-label') ??
          (document.activeElement as HTMLInputElement).name + document.activeElement!.textContent,
      ),
    )
  }
  expect(stops.slice(0, 5)).toEqual(['password', 'Passwort anzeigen', 'stay_logged_in', 'Leeren', 'Anmelden'])
  await account(page).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label'))).toBe(
    'Schließen',
  )

  await account(page).focus()
  await page.keyboard.type('lenz')
  await password(page).focus()
  await page.keyboard.type('Schloss-1')
  await page.keyboard.press('Enter')
  await expect.poll(() => sentBy(page)).toEqual([{ account: 'lenz', password: 'Schloss-1', staysLoggedIn: false }])

  // A value that a script sets without an event stays, even if the form renders again.
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('input[autocomplete=username]')!.value = 'lenz@haus.de'
    document.querySelector<HTMLInputElement>('input[type=checkbox]')!.checked = true
  })
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect
    .poll(async () => (await sentBy(page)).at(-1))
    .toEqual({ account: 'lenz@haus.de', password: 'Schloss-1', staysLoggedIn: true })

  expect(await page.title()).toBe('Portal')
  await close()
  await expect(page.locator('foyer-root')).toHaveCount(0)
  expect(await page.evaluate(() => [document.documentElement.outerHTML, document.adoptedStyleSheets.length])).toEqual([
    before,
    0,
  ])
  expect(watch.unexpected()).toEqual([])
})

/**
 * Returns the computed style of every element of the newest form, of its placeholder, and of each `::before` and
 * `::after` with content. Runs in the page.
 */
function readFormStyles(): string[] {
  const form = [...document.querySelectorAll('[data-foyer-form]')].at(-1)!
  return [form, ...form.querySelectorAll('*')].flatMap((element, index) =>
    [undefined, '::before', '::after', '::placeholder'].flatMap(pseudo => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== undefined && pseudo !== '::placeholder' && style.content === 'none') return []
      return [...style].map(
        property => `${index} ${element.localName}${pseudo ?? ''}: ${property} ${style.getPropertyValue(property)}`,
      )
    }),
  )
}

test('the form looks the same on a page whose styles match every element, as a modal and in an area of the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const container of [undefined, '#area']) {
    const styles: string[][] = []
    let plain: Buffer | undefined
    for (const css of ['', HOSTILE.join('\n')]) {
      await page.unrouteAll()
      // Both pages have the same area styles and text direction, because differences there are no errors: a page may
      // style its own area as it likes, and right-to-left text moves the scroll position.
      await openPage(
        page,
        `${css} #area { all: initial !important; display: block !important; width: 600px !important } html, body, #area { direction: ltr !important }`,
      )
      await open(page, 'signIn', container)
      await account(page).fill('lenz')
      await password(page).fill('Schloss')
      await password(page).blur()
      await page.mouse.move(2, 2)
      styles.push(await page.evaluate(readFormStyles))
      await finishAnimations(page)
      // Compares pictures only without a container, because the page itself is visible around a container.
      if (container !== undefined) continue
      const capture = () => page.locator('[data-foyer-form]').screenshot()
      plain ??= await capture()
      const first = plain
      await expect.poll(async () => first.equals(await capture()), 'the pictures are the same').toBe(true)
    }
    const expected = new Set(styles[0])
    expect(expected.size).toBeGreaterThan(5000)
    expect(styles[1]!.filter(line => !expected.has(line)).slice(0, 20)).toEqual([])
    // The host element has no box of its own (`display: contents`). So a `::before` that a page's rule gives to every
    // element would show its content directly in the page.
    expect(
      await page.evaluate(() =>
        ['::before', '::after'].map(pseudo => getComputedStyle(document.querySelector('foyer-root')!, pseudo).content),
      ),
    ).toEqual(['none', 'none'])
  }
})

/** Returns the visible style properties of an element; sizes rounded to pixels. Runs in the page. */
function readSeenStyles(element: Element): Record<string, string> {
  const style = getComputedStyle(element)
  const sides = ['top', 'right', 'bottom', 'left']
  const properties = [
    'color background-color opacity cursor font-family font-size font-weight line-height text-align letter-spacing border-top-left-radius rotate'.split(
      ' ',
    ),
    sides.flatMap(side => [`padding-${side}`, `border-${side}-style`, `border-${side}-width`, `border-${side}-color`]),
    style.outlineStyle === 'none'
      ? 'outline-style'
      : ['outline-style', 'outline-color', 'outline-width', 'outline-offset'],
  ].flat()
  const { width, height } = element.getBoundingClientRect()
  return {
    ...Object.fromEntries(properties.map(property => [property, style.getPropertyValue(property)])),
    size: `${Math.round(width)} ${Math.round(height)}`,
  }
}

test('the parts of the form look like those of the kit at rest, under the pointer and with the focus, in light, in dark and with forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page)
  await open(page, 'twins')
  const [kit, own] = [page.locator('#kit'), page.locator('[data-foyer-form] form > div').first()]
  const seen = (part: Locator) => part.first().evaluate(readSeenStyles)
  const controls: readonly ((side: Locator) => Locator)[] = [
    ...['E-Mail', 'Leer', 'Falsch', 'Fest'].map(name => (side: Locator) => side.getByRole('textbox', { name })),
    side => side.locator('input[autocomplete=new-password]'),
    ...['Bleiben', 'Kommen'].map(name => (side: Locator) => side.getByRole('checkbox', { name })),
    ...['Passwort anzeigen', 'Zweites', 'Erstes', 'Leises'].map(
      name => (side: Locator) => side.getByRole('button', { name }),
    ),
  ]
  const texts = ['E-Mail', 'Falsch *', '*', 'Das gibt es nicht.', 'Steht auf dem Ausweis.', 'Bleiben', 'Immer wieder.']
  for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(media)
    for (const find of controls) {
      const [theirs, ours] = [find(kit), find(own)]
      for (const [state, action] of [
        ['at rest', () => page.getByRole('button', { name: 'Schließen' }).focus()],
        ['under the pointer', (part: Locator) => part.hover({ force: true })],
        ['with the focus', (part: Locator) => part.focus()],
      ] as const) {
        await page.mouse.move(2, 2)
        await action(theirs)
        const expected = await seen(theirs)
        await action(ours)
        // The form renders with the new colours a moment after the change.
        await expect
          .poll(
            () => seen(ours),
            `${await theirs.evaluate(element => element.outerHTML)}, ${state}, ${JSON.stringify(media)}`,
          )
          .toEqual(expected)
      }
    }
    if ('colorScheme' in media) {
      for (const side of [kit, own]) {
        const wrong = side.getByRole('textbox', { name: 'Falsch' })
        const { color } = await seen(side.getByText('Das gibt es nicht.'))
        await wrong.hover({ force: true })
        expect(await seen(wrong), 'an error stays red when the pointer is on it').toMatchObject({
          'border-top-color': color,
        })
      }
    }
    for (const text of texts)
      expect(await seen(own.getByText(text, { exact: true })), text).toEqual(
        await seen(kit.getByText(text, { exact: true })),
      )
  }
})

test('two forms at once are accessible at 375 px; at half the width, as with 200 % zoom, the newer one fits, and its password field and button are visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await openPage(page)
  await open(page, 'signIn', '#area')
  const close = await open(page, 'signIn')
  expect(await page.locator('[data-foyer-form]').count()).toBe(2)
  const send = page.getByRole('button', { name: 'Anmelden' }).last()
  await page.keyboard.press('Enter')
  await expect(account(page).last()).toHaveAccessibleDescription(/Bitte ausfüllen/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await runAxe(page, axe => axe.include('foyer-root'))).toEqual([])
  }
  await page.setViewportSize({ width: 188, height: 400 })
  expect(
    await page
      .locator('[data-foyer-form]')
      .last()
      .evaluate(form => form.scrollWidth <= form.clientWidth),
  ).toBe(true)
  await password(page).last().scrollIntoViewIfNeeded()
  await expect(password(page).last()).toBeInViewport()
  await expect(send).toBeInViewport()
  await close()
  await expect(page.locator('[data-foyer-form]')).toHaveCount(1)
})

test('Chromium’s own password manager fills the form', async () => {
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`)
    response.end(isScript ? script : html())
  }).listen(0, '127.0.0.1')
  const own = await startOwnChromium()
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    test.skip(
      !(await rememberPassword(own, { url, username: 'anna@example.org', password: 'Geheimes-Passwort-1' })),
      'this Chromium is built without a password manager',
    )
    const page = await own.openPage()
    await page.goto(`${url}?purpose=login`)
    await page.evaluate(() => openTestWindow('signIn', '').then(() => undefined))
    const fields = page.locator('input[autocomplete=username], input[type=password]')
    await expect
      .poll(() => fields.evaluateAll(inputs => inputs.map(input => input.matches(':autofill'))))
      .toEqual([true, true])
    // A page can't read an autofilled value before a user action.
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect
      .poll(() => sentBy(page))
      .toEqual([{ account: 'anna@example.org', password: 'Geheimes-Passwort-1', staysLoggedIn: false }])
  } finally {
    await own.stop()
    server.close()
  }
})
