import type { Page, Request } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Sprache wählen' })

test.beforeEach(async ({ authorPage: page }) => {
  const pending = new Set<Request>()
  page.on('request', request => request.resourceType() === 'image' && pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => pending.delete(request))
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.select().opened)
  // Waits, because pictures use all connections of the browser. On a slow machine a template would wait more than 2 s
  // for a connection, and the built-in layout would show.
  await expect(page.locator('foyer-root img').first()).toBeVisible()
  await expect.poll(() => pending.size).toBe(0)
})

test('[UI-LNG-05] the language select of a window opens the chooser, which lists flag and short code of each language [UI-LNG-02]', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  const choices = chooser(page).getByRole('listitem')
  await expect(choices).toHaveCount(3)
  await expect(choices).toHaveText([/Deutsch\s*de/, /English\s*en/, /Polski\s*pl/])
  for (const choice of await choices.all()) await expect(choice.locator('svg[width="24"]')).toHaveCount(1)
  // Each name has its own `lang`, so that a screen reader pronounces it correctly.
  expect(
    await choices
      .locator('[lang]')
      .evaluateAll(names => names.map(name => `${name.textContent} ${name.getAttribute('lang')}`)),
  ).toEqual(['Deutsch de-DE', 'English en-GB', 'Polski pl-PL'])
})

test('[UI-LNG-06] the flag opens the chooser too, each time; a flag measures 24×17 px [UI-LNG-16]', async ({
  page,
}) => {
  const flag = page.getByRole('button', { name: 'Sprache: DE' }).locator('svg')
  expect(await flag.boundingBox()).toMatchObject({ width: 24, height: 17 })
  await flag.click()
  await chooser(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(chooser(page)).toHaveCount(0)
  await flag.click()
  await expect(chooser(page)).toBeVisible()
})

test('[UI-LNG-03] the current language is marked', async ({ page }) => {
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  await expect(chooser(page).getByRole('button', { name: /Deutsch/ })).toHaveAttribute('aria-current', 'true')
  await expect(chooser(page).locator('[aria-current=true]')).toHaveCount(1)
})

test('[UI-LNG-04] a click switches the language and closes the chooser', async ({ page }) => {
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  await chooser(page)
    .getByRole('button', { name: /English/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Picture archive of the culture portal' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Language: EN' })).toBeFocused()
})

test('[UI-LNG-21] a chosen language is stored for later pages, until a page configures another', async ({ page }) => {
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  await chooser(page)
    .getByRole('button', { name: /Polski/ })
    .click()
  await expect(chooser(page)).toHaveCount(0)
  await page.reload()
  const openPictures = () => page.evaluate(() => foyer.pix.select().opened)
  await openPictures()
  await expect(page.getByRole('dialog', { name: 'Archiwum zdjęć portalu kultury' })).toBeVisible()
  await page.goto('/playground?language=EN')
  await openPictures()
  await expect(page.getByRole('dialog', { name: 'Picture archive of the culture portal' })).toBeVisible()
})

test('[UI-LNG-15] every open window changes to the chosen language and keeps the typed values', async ({ page }) => {
  await page.evaluate(() => foyer.pix.manage().opened)
  await page.getByRole('dialog').last().getByRole('searchbox').fill('Otter')
  await page.getByRole('dialog').last().getByRole('button', { name: 'Neue Serie' }).click()
  const series = page.getByRole('dialog').last()
  await series.getByRole('textbox', { name: 'Titel' }).fill('Fischotter im Winter')
  await series.getByRole('button', { name: 'Sprache: DE' }).click()
  await chooser(page)
    .getByRole('button', { name: /Polski/ })
    .click()
  const libraries = page.getByRole('dialog', { name: 'Archiwum zdjęć portalu kultury' })
  await expect(libraries).toHaveCount(2)
  await expect(libraries.last().getByRole('searchbox')).toHaveValue('Otter')
  await expect(series.getByRole('textbox')).toHaveValue('Fischotter im Winter')
  await expect(series.getByRole('button', { name: 'Język: PL' })).toBeVisible()
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('foyer-root')].map(
        root => root.shadowRoot!.querySelector<HTMLElement>('div')!.lang,
      ),
    ),
  ).toEqual(['pl-PL', 'pl-PL'])
  // The next window opens in the chosen language, and changes nothing in the others.
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(libraries).toHaveCount(3)
})

test('a language whose texts do not load is not applied: a message says so, and the next press requests the texts again', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED/)
  watch.expectTrouble(/the texts of the language 'pl_PL' could not be loaded/)
  let lose = () => {}
  const isLost = new Promise<void>(resolve => {
    lose = resolve
  })
  await page.route('**/foyer/esm/polishTexts-*', route => isLost.then(() => route.abort()))
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  const polish = chooser(page).getByRole('button', { name: /Polski/ })
  await polish.click()
  await expect(polish).toHaveAttribute('aria-busy', 'true')
  lose()
  await page.getByRole('alertdialog', { name: 'Das hat nicht geklappt' }).getByRole('button', { name: 'OK' }).click()
  await page.unroute('**/foyer/esm/polishTexts-*')
  await polish.click()
  await expect(page.getByRole('dialog', { name: 'Archiwum zdjęć portalu kultury' })).toBeVisible()
  await expect(chooser(page)).toHaveCount(0)
})

test('[UI-LNG-07] the chooser’s help leads to /support/language, in a popup of 800×800 [UI-WIN-07]', async ({
  page,
  context,
}) => {
  await page.evaluate(() => foyer.language.choose().opened)
  await context.route('**/support/**', route => route.fulfill({ body: 'help' }))
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    chooser(page).getByRole('link', { name: 'Hilfe' }).click(),
  ])
  await popup.waitForURL(url => url.pathname === '/support/language')
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 800])
  // The opened page has no access to `opener`.
  expect(await popup.evaluate(() => opener as unknown)).toBeNull()
})

test('a chooser whose languages don’t load offers to try again', async ({ page, watch }) => {
  watch.expectTrouble(/500/)
  await page.route('**/getMlLanguages.php*', route => route.fulfill({ status: 500, body: 'Internal error' }))
  await page.getByRole('button', { name: 'Sprache: DE' }).click()
  await expect(chooser(page).getByRole('alert')).toContainText('Die Sprachen konnten nicht geladen werden.')
  await page.unroute('**/getMlLanguages.php*')
  await chooser(page).getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(chooser(page).getByRole('listitem')).toHaveCount(3)
})
