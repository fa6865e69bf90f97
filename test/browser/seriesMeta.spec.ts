import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { runAxe } from './support/runAxe'
import { expectFaults } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'

declare const foyer: Foyer

/** Rules of axe that are off, because the portal's page and its window template each have a header and a footer. */
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']
const TEMPLATE = '/pix/template/picseriesmeta'
/** Template with the buttons first, and the series' number above its title. */
const REORDERED =
  '<div data-layout="row"><button data-slot="save"></button><button data-slot="cancel"></button><i data-slot="delete"></i></div><h3>Vom Portal</h3><p data-slot="info"></p><p data-slot="Title"></p><p data-slot="help"></p>'

const library = (page: Page) => page.getByRole('dialog', { name: 'Bilderarchiv' })
const window = (page: Page) => page.getByRole('dialog', { name: 'Serie', exact: true })
const title = (page: Page) => window(page).getByRole('textbox', { name: 'Titel' })
const button = (page: Page, name: string) => window(page).getByRole('button', { name })
const question = (page: Page) => page.getByRole('alertdialog')
const seriesOf = (page: Page) =>
  page.evaluate(
    async () => (await (await fetch('/pix/series/by/1001?from=0')).json()) as { Id: number; Title: string }[],
  )

async function openLibrary(page: Page, templates: boolean): Promise<void> {
  await page.goto('/playground')
  await page.evaluate(wanted => foyer.configure({ templates: wanted }), templates)
  await page.evaluate(() => foyer.pix.manage().opened)
  await expect(library(page).getByRole('gridcell').first()).toBeVisible()
}

for (const [name, template] of [
  ['the built-in layout', undefined],
  ['a template that reorders the parts', REORDERED],
] as const) {
  test(`[PIX-SER-02] [PIX-SER-05] [PIX-SER-06] with ${name}: a series is created, then renamed`, async ({
    authorPage: page,
    line,
  }) => {
    const first = template ? 'Konzerte im Freien' : 'Deichspaziergänge'
    if (template)
      await page.route(`**${TEMPLATE}`, route => route.fulfill({ contentType: 'text/html', body: template }))
    await openLibrary(page, !!template)
    await page.evaluate(() => foyer.configure({ pix: { deleteSeries: '' } }))
    await library(page).getByRole('button', { name: 'Neue Serie' }).click()
    await expect(window(page).getByRole('heading', { name: 'Neue Serie' })).toBeVisible()
    if (template) await expect(window(page).getByText('Vom Portal')).toBeVisible()
    await expect(window(page).getByText(/Nummer der Serie/)).toHaveCount(0)
    await expect(button(page, 'Löschen')).toHaveCount(0)
    await title(page).fill(first)
    expect(await runAxe(page, axe => axe.disableRules(LANDMARKS))).toEqual([])
    await title(page).press('Enter')
    await expect(window(page)).toHaveCount(0)
    const created = (await seriesOf(page)).find(({ Title }) => Title === first)!
    expect(line.asked.filter(asked => asked.startsWith('POST /pix/series'))).toEqual(['POST /pix/series'])

    await library(page).getByRole('combobox', { name: 'Anzeigen' }).selectOption({ label: first })
    await library(page).getByRole('button', { name: 'Serie bearbeiten' }).click()
    await expect(window(page).getByRole('heading', { name: 'Serie bearbeiten' })).toBeVisible()
    await expect(window(page).getByText(`Nummer der Serie: ${created.Id}`)).toBeVisible()
    await button(page, 'Löschen').click()
    await expect(question(page)).toContainText(`„${first}“ lässt sich hier nicht löschen.`)
    await question(page).getByRole('button', { name: 'OK' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(title(page)).toHaveValue(first)
    await title(page).fill(`${first}, neu`)
    await button(page, 'Speichern').click()
    await expect(window(page)).toHaveCount(0)
    expect(line.asked.filter(asked => asked.startsWith('POST /pix/series'))).toEqual([
      'POST /pix/series',
      `POST /pix/series/${created.Id}`,
    ])
    expect(await seriesOf(page)).toContainEqual({ Id: created.Id, Title: `${first}, neu` })
    await expect(
      library(page)
        .getByRole('combobox', { name: 'Anzeigen' })
        .locator('option', { hasText: `${first}, neu` }),
    ).toHaveCount(1)
  })
}

test('[PIX-SER-07] [PIX-SER-08] without a title nothing is sent, and after a failed save the title stays', async ({
  authorPage: page,
  line,
  watch,
}) => {
  expectFaults(watch)
  await openLibrary(page, false)
  await library(page).getByRole('button', { name: 'Neue Serie' }).click()
  for (const empty of ['', '   ']) {
    await title(page).fill(empty)
    await button(page, 'Speichern').click()
    await expect(title(page)).toBeFocused()
  }
  await expect(question(page)).toHaveCount(0)
  await expect(window(page).getByRole('alert')).toHaveCount(0)
  await expect(title(page)).not.toHaveAttribute('aria-invalid', 'true')
  expect(line.asked.filter(asked => asked.startsWith('POST'))).toEqual([])

  await title(page).fill('Störfälle')
  line.add({
    method: 'POST',
    path: /^\/pix\/series$/,
    times: 1,
    fault: { kind: 'answer', status: 500, body: 'Interner Fehler, Anfrage 9' },
  })
  line.add({ method: 'POST', path: /^\/pix\/series$/, times: 1, fault: { kind: 'refuse' } })
  await button(page, 'Speichern').click()
  await expect(window(page).getByRole('alert')).toContainText('Das Portal ist gerade nicht erreichbar')
  await expect(question(page)).toHaveCount(0)
  await expect(title(page)).toHaveValue('Störfälle')
  await button(page, 'Erneut versuchen').click()
  await expect(question(page)).toContainText('Interner Fehler, Anfrage 9')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(title(page)).toHaveValue('Störfälle')
  // While the window still handles the refusal, Escape opens no confirmation.
  await expect(button(page, 'Speichern')).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Weiter bearbeiten' }).click()
  line.add({ method: 'POST', path: /^\/pix\/series$/, times: 1, fault: { kind: 'delay', milliseconds: 700 } })
  await button(page, 'Speichern').dblclick()
  await expect(window(page)).toHaveCount(0)
  expect((await seriesOf(page)).filter(({ Title }) => Title === 'Störfälle')).toHaveLength(1)
})

test('[PIX-WIN-04] [PIX-WIN-09] [PIX-WIN-11] the window of a new or existing series has its template and its size, and Cancel goes back to the library', async ({
  authorPage: page,
  line,
}) => {
  line.add({
    path: new RegExp(`^${TEMPLATE}$`),
    fault: { kind: 'answer', status: 200, body: REORDERED, headers: { 'content-type': 'text/html' } },
  })
  await openLibrary(page, true)
  for (const name of ['Neue Serie', 'Serie bearbeiten']) {
    await library(page).getByRole('button', { name }).click()
    await expect(title(page)).toBeFocused()
    expect(line.asked).toContain(`GET ${TEMPLATE}`)
    await expect(window(page).getByRole('heading', { name: 'Vom Portal' }), name).toBeVisible()
    await window(page).evaluate(dialog => Promise.all(dialog.getAnimations().map(animation => animation.finished)))
    expect(await window(page).boundingBox()).toMatchObject({ width: 680, height: 630 })
    await button(page, 'Abbrechen').click()
    await expect(window(page)).toHaveCount(0)
    await expect(library(page).getByRole('gridcell').first()).toBeVisible()
    await library(page).getByRole('combobox', { name: 'Anzeigen' }).selectOption({ index: 2 })
  }
})

test('on the portal’s own pages a series is deleted in its window', async ({ authorPage: page }) => {
  await openLibrary(page, false)
  await library(page).getByRole('button', { name: 'Neue Serie' }).click()
  await title(page).fill('Nur kurz')
  await button(page, 'Speichern').click()
  await library(page).getByRole('combobox', { name: 'Anzeigen' }).selectOption({ label: 'Nur kurz' })
  await library(page).getByRole('button', { name: 'Serie bearbeiten' }).click()
  await button(page, 'Löschen').click()
  await question(page).getByRole('button', { name: 'Löschen' }).click()
  await expect(window(page)).toHaveCount(0)
  expect((await seriesOf(page)).filter(({ Title }) => Title === 'Nur kurz')).toEqual([])
})
