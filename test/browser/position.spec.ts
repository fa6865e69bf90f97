import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import type { PicturePosition } from '../../src/pix/position/positionModel'
import { markTemplate } from './support/markTemplate'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer
declare const placed: (PicturePosition | undefined)[]

// Rules of axe that are off, because the page's own landmarks are behind the modal window.
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']
const placing = (page: Page) => page.getByRole('dialog', { name: 'Bild platzieren' })
const field = (page: Page, name: string) => placing(page).getByRole('textbox', { name })
const lock = (page: Page) => placing(page).getByRole('button', { name: 'Seitenverhältnis beibehalten' })
const submit = (page: Page) => placing(page).getByRole('button', { name: 'Übernehmen' })

/**
 * Opens the position window for the account's newest picture, as if it had 1500 × 1000 px. Adds every result to the
 * page's `placed`.
 */
async function place(page: Page, position?: Partial<PicturePosition>, descriptions: Record<number, string> = {}) {
  await page.evaluate(
    async ([given, DescriptionsByIdLanguage]) => {
      const { accountId } = JSON.parse(document.querySelector('[data-foyer-config]')!.textContent).auth
      const [picture] = await fetch(`/pix/pictures/by/${accountId}?from=0&limit=1`).then(answer => answer.json())
      Object.assign(globalThis, { placed: [] })
      const handle = foyer.pix.position(
        { ...picture, Width: 1500, Height: 1000, Title: 'Flugzeug', DescriptionsByIdLanguage },
        { position: given, onPosition: position => placed.push(position) },
      )
      void handle.result.then(position => placed.push(position))
      await handle.opened
    },
    [position, descriptions] as const,
  )
}

for (const layout of ['the built-in layout', 'the portal’s template']) {
  test.describe(`with ${layout}`, () => {
    test.beforeEach(async ({ authorPage: page }) => {
      await page.goto('/playground')
      if (layout === 'the built-in layout') await page.evaluate(() => foyer.configure({ templates: false }))
    })

    test('[PIX-POS-05] [PIX-POS-06] [PIX-POS-08] a picture is placed by keyboard alone', async ({ page }) => {
      await place(page)
      await expect(field(page, 'Breite')).toBeFocused()
      await expect(placing(page).getByText('Original: 1500 × 1000 px.')).toBeVisible()
      expect(await runAxe(page, axe => axe.disableRules(LANDMARKS))).toEqual([])
      await page.keyboard.press('Control+A')
      await page.keyboard.type('333')
      await expect(field(page, 'Höhe')).toHaveValue('222')
      await field(page, 'Titel').press('Control+A')
      await page.keyboard.type('Über den Wolken')
      await placing(page).getByRole('radio', { name: 'Ohne' }).press('ArrowRight')
      await expect(placing(page).getByRole('radio', { name: 'Links' })).toBeChecked()
      expect(
        await placing(page)
          .getByRole('radiogroup', { name: 'Ausrichtung' })
          .locator('img')
          .evaluateAll(list => list.map(image => (image as HTMLImageElement).naturalWidth > 0)),
      ).toEqual([true, true, true, true])
      await field(page, 'Beschreibung').press('Enter')
      await page.keyboard.type('Von oben')
      await field(page, 'Höhe').press('Enter')
      await expect(placing(page)).toHaveCount(0)
      const result = {
        Width: 1500,
        Height: 1000,
        CurrentWidth: 333,
        CurrentHeight: 222,
        Title: 'Über den Wolken',
        Description: 'Von oben',
        Alignment: 'left',
      }
      expect(await page.evaluate(() => placed)).toEqual([result, result])
    })

    test('[PIX-POS-07] [PIX-POS-11] [PIX-POS-12] the ratio lock adjusts the other side; a percentage sets the other side to auto', async ({
      page,
    }) => {
      await place(page)
      await expect(lock(page)).toHaveAttribute('aria-pressed', 'true')
      await field(page, 'Breite').fill('50%')
      await expect(field(page, 'Höhe')).toHaveValue('auto')
      await field(page, 'Höhe').fill('100')
      await expect(field(page, 'Breite')).toHaveValue('150')
      await field(page, 'Breite').fill('100')
      await expect(field(page, 'Höhe')).toHaveValue('67')
      await field(page, 'Höhe').fill('100')
      await lock(page).press('Enter')
      await expect(lock(page)).toHaveAttribute('aria-pressed', 'false')
      await field(page, 'Breite').fill('61')
      await expect(field(page, 'Höhe')).toHaveValue('100')
      await lock(page).press('Space')
      await expect(field(page, 'Höhe')).toHaveValue('41')
      await field(page, 'Breite').fill('12,5')
      await submit(page).click()
      await expect(field(page, 'Breite')).toBeFocused()
      await expect(field(page, 'Breite')).toHaveAccessibleDescription(/Bitte ganze Pixel/)
      expect(await page.evaluate(() => placed)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
      await expect(placing(page)).toHaveCount(0)
      expect(await page.evaluate(() => placed)).toEqual([undefined])
    })

    test('[PIX-POS-09] [PIX-POS-10] [PIX-WIN-10] an earlier position is restored, and typed values stay while the library is open over the window', async ({
      page,
    }) => {
      await place(page, {
        CurrentWidth: 'auto',
        CurrentHeight: '40%',
        Title: 'Alt',
        Description: 'Text',
        Alignment: 'center',
      })
      await expect(lock(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(placing(page).getByRole('radio', { name: 'Mitte' })).toBeChecked()
      await field(page, 'Titel').fill('Neu')
      await placing(page).getByRole('button', { name: 'Bilder verwalten' }).click()
      const library = page.getByRole('dialog', { name: 'Bilderarchiv' })
      await expect(library.getByRole('gridcell').first()).toBeVisible()
      await expect(library.getByRole('button', { name: 'Einfügen' })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(library).toHaveCount(0)
      await expect(field(page, 'Titel')).toHaveValue('Neu')
      await submit(page).click()
      await place(page, { CurrentWidth: 301, CurrentHeight: 201 })
      await expect(lock(page)).toHaveAttribute('aria-pressed', 'true')
      await placing(page).getByRole('button', { name: 'Abbrechen' }).click()
      await expect(placing(page)).toHaveCount(0)
      await place(page, { CurrentWidth: 301, CurrentHeight: 202 }, { 1: 'Ein Doppeldecker', 2: 'A biplane' })
      await expect(field(page, 'Beschreibung')).toHaveValue('Ein Doppeldecker')
      await expect(lock(page)).toHaveAttribute('aria-pressed', 'false')
    })
  })
}

test('[PIX-WIN-01] [PIX-WIN-07] the position window is laid out by the portal’s template and links to the configured support', async ({
  authorPage: page,
}) => {
  await page.goto('/playground')
  await markTemplate(page, '/pix/template/picposition')
  const asked = page.waitForRequest(
    request => request.method() === 'GET' && new URL(request.url()).pathname === '/pix/template/picposition',
  )
  await page.evaluate(() => foyer.configure({ hosts: { support: 'https://hilfe.example' } }))
  await place(page)
  await asked
  await expect(placing(page).getByRole('link', { name: 'Hilfe' })).toHaveAttribute(
    'href',
    'https://hilfe.example/support',
  )
  await expect(placing(page).getByRole('heading', { name: 'Vom Portal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(placing(page)).toHaveCount(0)
  await place(page, { CurrentWidth: 300 })
  await expect(field(page, 'Breite')).toHaveValue('300')
  await expect(placing(page).getByRole('heading', { name: 'Vom Portal' })).toBeVisible()
})

test('[PIX-WIN-11] [PIX-WIN-12] the position window measures 680 × 630 px with a shadow, and grows to full size and back', async ({
  authorPage: page,
}) => {
  await page.goto('/playground')
  await place(page)
  await placing(page).evaluate(dialog => Promise.all(dialog.getAnimations().map(animation => animation.finished)))
  expect(await placing(page).boundingBox()).toMatchObject({ width: 680, height: 630 })
  await expect(placing(page)).not.toHaveCSS('box-shadow', 'none')
  await placing(page).getByRole('button', { name: 'Großansicht' }).click()
  await expect.poll(async () => (await placing(page).boundingBox())!.width).toBeGreaterThan(1200)
  await placing(page).getByRole('button', { name: 'Großansicht beenden' }).click()
  await expect.poll(() => placing(page).boundingBox()).toMatchObject({ width: 680, height: 630 })
})

test('[PIX-API-19] an editor places a picture of an article, which stores and shows the position', async ({
  authorPage: page,
}) => {
  const article = '/articles/die-geduld-der-pflanzenfotografen'
  await page.goto(`${article}/edit`)
  const block = page.locator('#blocks .block-picture').first()
  await block.getByRole('button', { name: 'Bild platzieren' }).click()
  await field(page, 'Breite').fill('240')
  await field(page, 'Titel').fill('Ein Blatt')
  await field(page, 'Beschreibung').fill('Ein gezacktes Blatt')
  await placing(page).getByRole('radio', { name: 'Rechts' }).check()
  await submit(page).click()
  await expect(placing(page)).toHaveCount(0)
  await expect(block.getByLabel('Bildunterschrift')).toHaveValue('Ein Blatt')
  await expect(block.getByLabel('Platz im Text')).toHaveValue('right')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Gespeichert um/)
  await page.reload()
  await block.getByRole('button', { name: 'Bild platzieren' }).click()
  await expect(field(page, 'Breite')).toHaveValue('240')
  await expect(field(page, 'Beschreibung')).toHaveValue('Ein gezacktes Blatt')
  await page.goto(article)
  const figure = page.getByRole('figure').filter({ hasText: 'Ein Blatt' })
  expect((await figure.boundingBox())!.width).toBe(240)
  await expect(figure).toHaveCSS('float', 'right')
  await expect(figure.getByRole('img', { name: 'Ein gezacktes Blatt' })).toBeVisible()
})
