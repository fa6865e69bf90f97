import type { Page } from '@playwright/test'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const output = (page: Page) => page.locator('output')

async function close(page: Page, name: string) {
  await page.keyboard.press('Escape')
  await expect(windowOf(page, name)).toHaveCount(0)
}

/** Inserts the first picture of the open library. */
async function insertFirst(page: Page) {
  const { tiles, window } = libraryPage(page)
  await tiles.first().hover()
  await tiles.first().getByRole('button', { name: 'Einfügen' }).click()
  await expect(window).toHaveCount(0)
}

test.beforeEach(async ({ authorPage: page }) => {
  await page.goto('/pages/old-globals/')
})

test('bare globals exist at top level, beside elements with the same names [PIX-API-20] [REG-API-26] [EVT-API-19]', async ({
  authorPage: page,
}) => {
  expect(await page.evaluate('typesAtTopLevel')).toEqual(Array(7).fill('function'))
})

test('onclick opens the picker, the library, and a picture whose id is passed as a text, and calls the function in the last argument [PIX-API-20] [PIX-API-21]', async ({
  authorPage: page,
}) => {
  for (const name of ['Bild wählen', 'Bilder verwalten']) {
    await press(page, name)
    await insertFirst(page)
    await expect(output(page)).toHaveText('1')
    await output(page).evaluate(element => element.replaceChildren())
  }
  await press(page, 'Bild beschreiben')
  const meta = windowOf(page, 'Bild bearbeiten')
  await meta.getByRole('button', { name: 'Speichern' }).click()
  await expect(meta).toHaveCount(0)
  await expect(output(page)).toHaveText(/\S/)
})

test('a listener places a picture, and an event that jQuery passes is ignored [PIX-API-21]', async ({
  authorPage: page,
}) => {
  await press(page, 'Bild wählen')
  await insertFirst(page)
  await expect(output(page)).toHaveText('1')
  await press(page, 'Bild platzieren')
  const position = windowOf(page, 'Bild platzieren')
  await position.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(output(page)).toHaveText('none')
  await press(page, 'Bilder, mit jQuery')
  await expect(libraryPage(page).tiles.first()).toBeVisible()
  await close(page, 'Bilderarchiv')
})

test('event.overview opens from onclick, from a listener and from a timer, and an old script finds the browser’s event in window.event [EVT-API-19]', async ({
  authorPage: page,
}) => {
  for (const name of ['Termine', 'Termine, gehört', 'Termine, gleich']) {
    await press(page, name)
    await expect(windowOf(page, 'Meine Veranstaltungen')).toBeVisible()
    await close(page, 'Meine Veranstaltungen')
  }
  await press(page, 'Altes Skript')
  await expect(output(page)).toHaveText('click old true')
})

test('register.open opens a window from onclick inside a form with the id register [REG-API-26]', async ({
  authorPage: page,
}) => {
  await press(page, 'Anmelden')
  await expect(page.getByRole('dialog')).toBeVisible()
})
