import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Foyer } from '../../../../src/api/Foyer'
import { fieldOf, listOf } from '../../../portals/PortalCall'
import { expect, type SecondTasks, type SecondVisit } from './secondPortalTest'

declare const foyer: Foyer

const library = (page: Page) => page.getByRole('dialog', { name: /^(Bilder|Bilderschrank)$/ })
const tile = (page: Page, name: RegExp) => library(page).getByRole('gridcell', { name })
const search = (page: Page) => library(page).getByRole('searchbox', { name: 'Bilder suchen' })
const window = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** The library's tasks: search, upload, adapt, describe, series, deletion, crop, field check and position. */
export const pictureTasks: SecondTasks = async visit => {
  const { page, portal, watch } = visit
  const { shapes, state } = portal
  // The library leaves out an entry that it can't read, and names the entry on the console.
  if (shapes.oddEntry !== 'none') watch.expectTrouble(/^console\.\w+: .*pix\/pictures\/by/)
  await visit.visit(17)

  await visit.step('open and search', async () => {
    await page.getByRole('button', { name: 'Bild wählen' }).click()
    await expect(tile(page, /^Mühlenteich im Nebel/)).toBeVisible()
    await search(page).fill('orgel')
    await expect(library(page).getByRole('gridcell')).toHaveCount(1)
    await search(page).fill('')
    await expect(tile(page, /^Mühlenteich im Nebel/)).toBeVisible()
    const texts = portal.received.map(({ query }) => query.get('filter')).filter(Boolean)
    expect(texts).toEqual(['orgel'])
  })

  await visit.step('upload', async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      library(page).getByRole('button', { name: 'Bilder hochladen' }).click(),
    ])
    await chooser.setFiles({ name: 'Neue Brücke.png', mimeType: 'image/png', buffer: PIXEL })
    await expect(tile(page, /^Neue Brücke/)).toBeVisible()
    expect(state.pictures[0]?.texts['title']).toBe('Neue Brücke')
  })

  await visit.step('upload a WebP, which the library turns into another type', async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      library(page).getByRole('button', { name: 'Bilder hochladen' }).click(),
    ])
    const poster = sharp({ create: { width: 90, height: 60, channels: 3, background: '#fa0' } })
    await chooser.setFiles({ name: 'Plakat.webp', mimeType: 'image/webp', buffer: await poster.webp().toBuffer() })
    await window(page, 'Bilder hochladen').getByRole('button', { name: 'Anpassen und hochladen' }).click()
    await expect(tile(page, /^Plakat/)).toBeVisible()
    expect(state.pictures[0]?.texts['title']).toBe('Plakat')
  })

  await visit.step('describe', () => describe(visit))

  await visit.step('series', async () => {
    await library(page).getByRole('button', { name: 'Neue Serie' }).click()
    const series = window(page, 'Serie')
    await series.getByRole('textbox', { name: 'Titel' }).fill('Brücken')
    await series.getByRole('button', { name: 'Speichern' }).click()
    await expect(series).toHaveCount(0)
    await library(page).getByRole('combobox', { name: 'Anzeigen' }).selectOption({ label: 'Alle Bilder' })
    await tile(page, /^Mühlenteich am Abend/)
      .getByRole('checkbox')
      .click()
    const bar = library(page).getByRole('region', { name: 'Markierte Bilder' })
    await bar.getByRole('combobox', { name: 'Aktion' }).selectOption({ label: 'Zu Serie hinzufügen' })
    await bar.getByRole('combobox', { name: 'Serie' }).selectOption({ label: 'Brücken' })
    await bar.getByRole('button', { name: 'Ausführen' }).click()
    await expect(library(page).getByRole('combobox', { name: 'Anzeigen' }).locator(':checked')).toHaveText('Brücken')
    await expect(library(page).getByRole('gridcell')).toHaveCount(1)
    const made = state.series.at(-1)!
    expect(made).toMatchObject({ title: 'Brücken', pictures: [501] })
    expect(
      portal.received.filter(call => fieldOf(call, 'method') === 'POST').map(call => fieldOf(call, 'account')),
    ).toEqual(['17'])
    expect(portal.received.flatMap(call => listOf(call, 'pic_ids') ?? [])).toEqual(['501'])
    await library(page).getByRole('combobox', { name: 'Anzeigen' }).selectOption({ label: 'Alle Bilder' })
    await expect(tile(page, /^Neue Brücke/)).toBeVisible()
  })

  await visit.step('delete', async () => {
    await tile(page, /^Neue Brücke/).hover()
    await tile(page, /^Neue Brücke/)
      .getByRole('button', { name: 'Löschen' })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(tile(page, /^Neue Brücke/)).toHaveCount(0)
    expect(state.pictures.some(({ texts }) => texts['title'] === 'Neue Brücke')).toBe(false)
  })

  await visit.step('crop from the meta window', () => crop(visit))

  await visit.step('select, with the field check', async () => {
    const untitled = tile(page, /^(Titel fehlt|Bild 503)/)
    await untitled.hover()
    await untitled.getByRole('button', { name: 'Einfügen' }).click()
    const check = window(page, 'Angaben ergänzen')
    await check.getByRole('textbox', { name: 'Titel' }).fill('Altes Wehr')
    await check.getByRole('textbox', { name: 'Copyright' }).fill('Heimatverein')
    await check.getByRole('button', { name: 'Speichern und einfügen' }).click()
    await expect(library(page)).toHaveCount(0)
    const chosen = JSON.parse((await page.locator('output').textContent()) ?? '') as unknown
    expect(chosen).toMatchObject({ Id: 503, Title: 'Altes Wehr', Copyright: 'Heimatverein', Width: 640, Keywords: [] })
    expect(state.pictures.find(({ id }) => id === 503)).toMatchObject({ rights: '2', shared: [], keywords: [] })
  })

  await visit.step('position', async () => {
    const position = page.evaluate(async () => foyer.pix.position(await foyer.pix.load(501)).result)
    const form = window(page, 'Bild platzieren')
    await expect(form.getByRole('textbox', { name: 'Titel' })).toHaveValue('Mühlenteich am Abend')
    await form.getByRole('textbox', { name: 'Breite' }).fill('1500')
    await form.getByRole('button', { name: 'Übernehmen' }).click()
    expect(await position).toMatchObject({ Width: 3000, Height: 2000, CurrentWidth: 1500, CurrentHeight: 1000 })
  })
}

/** Changes a picture's title, and expects all other fields to be unchanged. */
async function describe({ page, portal }: SecondVisit): Promise<void> {
  const picture = portal.state.pictures.find(({ id }) => id === 501)!
  const before = structuredClone(picture)
  await tile(page, /^Mühlenteich im Nebel/).hover()
  await tile(page, /^Mühlenteich im Nebel/)
    .getByRole('button', { name: 'Bearbeiten' })
    .click()
  const form = window(page, 'Bild bearbeiten')
  await form.getByRole('textbox', { name: 'Titel', exact: true }).fill('Mühlenteich am Abend')
  await expect(form.getByRole('textbox', { name: 'Schlagwörter' })).toHaveValue('Wasser, Nebel, 1860')
  await expect(form.getByRole('textbox', { name: /^Beschreibung \(Deutsch/ })).toHaveValue(before.descriptions['1']!)
  await expect(form.getByRole('checkbox', { name: 'Landschaftsverband' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Presse' })).not.toBeChecked()
  await expect(form.getByRole('radio', { name: 'Stufe 1' })).toBeChecked()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toHaveCount(0)
  await expect(tile(page, /^Mühlenteich am Abend/)).toBeVisible()
  expect(picture).toEqual({ ...before, texts: { ...before.texts, title: 'Mühlenteich am Abend' } })
}

/** Crops a picture. Expects a new picture with the same details in the same series, and an unchanged original. */
async function crop({ page, portal }: SecondVisit): Promise<void> {
  const { state } = portal
  const before = structuredClone(state.pictures.find(({ id }) => id === 501)!)
  await tile(page, /^Mühlenteich am Abend/).hover()
  await tile(page, /^Mühlenteich am Abend/)
    .getByRole('button', { name: 'Bearbeiten' })
    .click()
  const form = window(page, 'Bild bearbeiten')
  await form.getByRole('button', { name: 'Zuschneiden und drehen' }).click()
  const cropping = window(page, 'Zuschneiden und drehen')
  await cropping.getByRole('combobox', { name: 'Seitenverhältnis' }).selectOption('1:1')
  await cropping.getByRole('button', { name: 'Als neues Bild speichern' }).click()
  await expect(cropping).toHaveCount(0)
  await expect(form.getByText('Der Ausschnitt ist als neues Bild gespeichert.')).toBeVisible()
  const { texts, keywords, rights, descriptions } = before
  const made = state.pictures.find(({ file }) => file.startsWith('/bilder/neu/'))!
  // Nobody has chosen to share the new picture.
  expect(made).toMatchObject({ texts, keywords, rights, descriptions, shared: [] })
  expect(state.pictures.find(({ id }) => id === 501)).toEqual(before)
  const inSeries = (id: number) =>
    state.series.filter(({ pictures }) => pictures.includes(id)).map(({ id: series }) => series)
  expect(inSeries(made.id)).toEqual(inSeries(501))
  expect(inSeries(501)).toContain(21)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(tile(page, /^Mühlenteich am Abend/)).toHaveCount(2)
}

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
