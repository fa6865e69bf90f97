import type { Locator, Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { beginWithoutAccount } from './support/beginWithoutAccount'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare let ids: (string | undefined)[]

// Rules of axe that are off, because the page's own landmarks are behind the modal window.
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']
const MEMBER = 'jette.brandt@uferland.test'
const YEAR_IN_SECONDS = 31_536_000

const layer = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true })

/** Returns the cookies of the temporary account, without the common part of their names. */
async function cookiesOf(page: Page) {
  const all = await page.context().cookies()
  return Object.fromEntries(
    all
      .filter(({ name }) => name.startsWith('tmp_account_id'))
      .map(({ name, value }) => [name.replace(/^tmp_account_id_?/, '') || 'id', value]),
  )
}

async function expectNoErrors(page: Page) {
  expect(await runAxe(page, axe => axe.disableRules(LANDMARKS))).toEqual([])
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 100 })
  }).toPass({ timeout: 10_000 })
}

/** Runs an action that reloads the page, and waits for the new page. */
async function reloadBy(page: Page, action: () => Promise<void>) {
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }))
  await action()
  await page.waitForFunction(
    () => !('isOld' in globalThis) && 'foyer' in globalThis && document.readyState === 'complete',
  )
}

/** Expects that the page opened no window by itself: the window that this function opens is then the only one. */
async function expectNoWindow(page: Page) {
  await page.evaluate(() => foyer.language.choose().opened)
  await expect(page.locator('foyer-root')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('foyer-root')).toHaveCount(0)
}

async function signIn(page: Page, signedIn: string) {
  const [name = '', value = ''] = signedIn.split('=')
  await page.context().addCookies([{ name, value, url: page.url() }])
}

test('[REG-API-05] by keyboard alone, in the portal’s templates: a visitor fills in a temporary account and moves it after a login', async ({
  page,
  portal,
}) => {
  await page.goto('/login')

  await test.step('[REG-CALL-33] the intro leads to the form', async () => {
    await page.getByRole('button', { name: 'Erst einmal ohne Konto mitmachen' }).press('Enter')
    const intro = layer(page, 'Mitmachen')
    await expect(button(intro, 'Ohne Registrierung')).toBeFocused()
    await expect(button(intro, 'Weiter')).toBeDisabled()
    await page.keyboard.press('Space')
    await expect(button(intro, 'Ohne Registrierung')).toHaveAccessibleDescription(/Sie bekommen ein vorläufiges Konto/)
    await expectNoErrors(page)
    await tabTo(page, button(intro, 'Weiter'))
    await page.keyboard.press('Enter')
  })

  const form = layer(page, 'Vorläufiges Konto')
  const accountType = form.getByRole('combobox', { name: 'Kontoart' })
  await test.step('the form has the rows of the chosen type, and its values survive a reload', async () => {
    await expect(accountType).toBeVisible()
    expect(await cookiesOf(page)).toEqual({ id: expect.stringMatching(/^[\w-]{20,64}$/), saved: 'false' })
    await expect(field(form, 'Pseudonym')).toBeVisible()
    await accountType.focus()
    await page.keyboard.press('K')
    await expect(field(form, 'Pseudonym')).toHaveCount(0)
    await field(form, 'Vorname').focus()
    await page.keyboard.type('Jördis')
    await tabTo(page, field(form, 'Künstlername'))
    await page.keyboard.type('Rohrdommel')
    await expectNoErrors(page)
    await page.reload()
    await page.getByRole('button', { name: 'Erst einmal ohne Konto mitmachen' }).press('Enter')
    await button(layer(page, 'Mitmachen'), 'Ohne Registrierung').press('Enter')
    await button(layer(page, 'Mitmachen'), 'Weiter').press('Enter')
    await expect(field(form, 'Künstlername')).toHaveValue('Rohrdommel')
    await expect(form.getByText('Ihre Angaben von vorhin sind wieder da.')).toBeVisible()
  })

  await test.step('[REG-TMP-19] [REG-TMP-25] [REG-CALL-31] saving reloads the page, with cookies for a year', async () => {
    await reloadBy(page, () => field(form, 'Künstlername').press('Enter'))
    await expect(form).toHaveCount(0)
    await expect(page.getByText('Ihr vorläufiges Konto ist gespeichert.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Vorläufiges Konto ändern' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erst einmal ohne Konto mitmachen' })).toBeHidden()
    expect(await cookiesOf(page)).toEqual({ id: expect.any(String), saved: 'true' })
    const now = Date.now() / 1000
    for (const { name, path, sameSite, expires, domain } of (await page.context().cookies()).filter(cookie =>
      cookie.name.startsWith('tmp_'),
    )) {
      expect({ name, path, sameSite, domain }).toEqual({
        name,
        path: '/',
        sameSite: 'Lax',
        domain: new URL(portal.url).hostname,
      })
      expect(Math.abs(expires - now - YEAR_IN_SECONDS)).toBeLessThan(120)
    }
  })

  const move = layer(page, 'Angaben übernehmen')
  await test.step('[REG-API-11] [REG-CALL-35] after the login the migration layer opens by itself, and says what moves and what stays', async () => {
    await signIn(page, await portal.signIn(MEMBER))
    await page.goto('/')
    await expect(move.getByText('Rohrdommel')).toBeVisible()
    await expect(move.getByText('Bleibt: Jette')).toBeVisible()
    await expect(move.getByText('Entfällt: Jördis')).toBeVisible()
    await expectNoErrors(page)
  })

  await test.step('[REG-TMP-16] [REG-TMP-21] [REG-CALL-36] a moved account is not offered again', async () => {
    await tabTo(page, button(move, 'Jetzt übernehmen'))
    await page.keyboard.press('Enter')
    await expect(button(move, 'Fertig')).toBeFocused()
    await expectNoErrors(page)
    await reloadBy(page, () => page.keyboard.press('Enter'))
    expect(await cookiesOf(page)).toEqual({ id: expect.any(String), saved: 'true', migrated: 'true' })
    await page.evaluate(() => foyer.register.migrate().opened)
    await expect(move.getByRole('heading', { name: 'Hier gibt es nichts zu übernehmen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(move).toHaveCount(0)
  })
})

test('[REG-API-12] [REG-CALL-34] on a phone, in the built-in layout: three requests for the account’s id need one approval, and a skipped migration is not offered again', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const buildIn = () => page.evaluate(() => foyer.configure({ templates: false }))
  await page.goto('/playground?language=en_EN')
  await buildIn()
  await page.evaluate(() => {
    ids = []
    for (let count = 0; count < 3; count += 1) void foyer.register.temporaryAccountId().then(id => ids.push(id))
  })
  const intro = layer(page, 'Continue without an account?')
  await button(intro, 'Without registration').click()
  await button(intro, 'Next').click()
  await page.waitForFunction(() => ids.length === 3)
  const { id } = await cookiesOf(page)
  expect(await page.evaluate(() => ids)).toEqual([id, id, id])

  await page.evaluate(() => foyer.register.temporaryAccount().opened)
  const form = layer(page, 'Temporary account')
  await form.getByRole('combobox', { name: 'Account type' }).selectOption({ index: 3 })
  await field(form, 'Pseudonym').fill('Watt & Wurm')
  await reloadBy(page, () => button(form, 'Save').click())
  await buildIn()
  await page.evaluate(() => foyer.register.temporaryAccount().opened)
  await expect(field(form, 'Pseudonym')).toHaveValue('Watt & Wurm')
  await page.keyboard.press('Escape')

  await signIn(page, await portal.signIn(MEMBER))
  await page.goto('/?language=en_EN')
  const move = layer(page, 'Move your details')
  await expect(move.getByText('Watt & Wurm')).toBeVisible()
  await reloadBy(page, () => page.keyboard.press('Escape'))
  expect(await cookiesOf(page)).toEqual({ id, saved: 'true', skip_migration: 'true' })
  await expectNoWindow(page)
  await page.evaluate(() => foyer.register.reset())
  expect(await cookiesOf(page)).toEqual({ skip_migration: 'true' })
  await expect(move).toHaveCount(0)
})

test('[REG-TMP-17] [REG-TMP-22] Escape skips the migration permanently, even while the layer still loads', async ({
  authorPage: page,
}) => {
  await page.goto('/')
  await page.context().addCookies([{ name: 'tmp_account_id', value: 'a7', url: page.url() }])
  await page.route('**/MigrateWindow-*.js', () => new Promise(() => {}))
  await page.reload()
  const loading = page.getByRole('dialog')
  await expect(loading.getByRole('button', { name: 'Schließen' })).toBeVisible()
  await reloadBy(page, () => page.keyboard.press('Escape'))
  expect(await cookiesOf(page)).toEqual({ id: 'a7', skip_migration: 'true' })
  await expect(loading).toHaveCount(0)
  await expectNoWindow(page)
})

test('[REG-API-11] the migration layer also opens by itself on a page with an image that is named ‘cookie’', async ({
  authorPage: page,
}) => {
  await page.goto('/')
  await page.evaluate(beginWithoutAccount)
  await page.route(page.url(), async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<body[^>]*>/, '$&<img name="cookie" alt="">') })
  })
  await page.reload()
  expect(await page.evaluate(() => Object.prototype.toString.call(document.cookie))).toBe('[object HTMLImageElement]')
  await expect(layer(page, 'Angaben übernehmen').getByText('Die Flut')).toBeVisible()
})
