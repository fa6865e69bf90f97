import type { Locator, Page } from '@playwright/test'
import { fieldOf } from '../../../portals/PortalCall'
import { expect, type SecondTasks, type SecondVisit } from './secondPortalTest'

const overview = (page: Page) => page.getByRole('dialog', { name: /^(Meine Veranstaltungen|Mein Kalender)$/ })
const rows = (page: Page) => overview(page).locator('[role=row][data-index]')
const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('gridcell', { name: title, exact: true }) })
const form = (page: Page) => page.getByRole('dialog', { name: /^(Neue Veranstaltung|Veranstaltung bearbeiten)$/ })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true })
const select = (page: Page, name: string) => form(page).getByRole('combobox', { name, exact: true })
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click()

/** Opens a tab of the form. In a narrow template, a select replaces the tabs. */
async function openTab(page: Page, name: string): Promise<void> {
  const choice = select(page, 'Bereiche der Veranstaltung')
  if (await choice.isVisible()) await choice.selectOption({ label: name })
  else await form(page).getByRole('tab', { name }).click()
}

/** The tasks of event management: list, search, change, create with a new address, repeat, import, publish, delete. */
export const eventTasks: SecondTasks = async visit => {
  const { page, portal, watch } = visit
  const { shapes, state } = portal
  // The library leaves out an entry that it can't read, and names the entry on the console.
  if (shapes.oddEntry !== 'none') watch.expectTrouble(/^console\.\w+: .*event\/api\/event_cluster/)
  await visit.visit(17)

  await visit.step('list and search', async () => {
    await page.getByRole('button', { name: 'Mein Kalender' }).click()
    const ownText = ['nulls', 'markup'].includes(shapes.labels) ? 'Mein Kalender' : 'Meine Veranstaltungen'
    await expect(overview(page)).toHaveAccessibleName(ownText)
    await expect(rows(page)).toHaveCount(4)
    await expect(row(page, 'Orgelnacht')).toContainText(/03\.05\.31\s*19:30/)
    await expect(row(page, 'Orgelnacht')).toContainText('Olpe')
    await expect(row(page, 'Orgelnacht')).toContainText('Orgelverein Olpe')
    await expect(row(page, 'Mühlenfest')).toContainText('07.06-08.06.31')
    await expect(row(page, '1848')).toContainText('Datum fehlt')
    await overview(page).getByRole('button', { name: 'Suchen', exact: true }).click()
    await overview(page).getByRole('searchbox').fill('orgel')
    await overview(page).getByRole('searchbox').press('Enter')
    await expect(rows(page)).toHaveCount(2)
    await overview(page).getByRole('button', { name: 'Suche schließen' }).click()
    await expect(rows(page)).toHaveCount(4)
  })

  await visit.step('change an event of each kind', async () => {
    await change(visit, 901, 'Orgelnacht', 'Lange Orgelnacht')
    await change(visit, 902, 'Mühlenfest', 'Mühlenfest am Wehr')
    await change(visit, 903, '1848', 'Die Revolution 1848')
  })

  await visit.step('create an event', () => create(visit))

  await visit.step('repeat the event, and undo the repetition', async () => {
    const made = state.events.at(-1)!
    const window = page.getByRole('dialog', { name: 'Veranstaltung wiederholen', exact: true })
    await row(page, made.title).getByRole('gridcell', { name: made.title, exact: true }).click()
    await press(page, 'Wiederholen …')
    await window.getByRole('textbox', { name: 'Anzahl neuer Termine' }).fill('2')
    await window.getByRole('button', { name: '2 Veranstaltungen anlegen' }).click()
    await createAndUndo(visit, window, ['Chorabend 2031-09-19T19:00', 'Chorabend 2031-09-26T19:00'])
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(form(page)).toHaveCount(0)
  })

  await visit.step('import a calendar file, and undo the import', async () => {
    const window = page.getByRole('dialog', { name: 'Veranstaltungen importieren', exact: true })
    await overview(page).getByRole('button', { name: 'Importieren …' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      window.getByRole('button', { name: 'Datei wählen …' }).click(),
    ])
    await chooser.setFiles({ name: 'kalender.ics', mimeType: 'text/calendar', buffer: Buffer.from(CALENDAR) })
    const boxes = window.getByRole('listitem').getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    // The event of this title exists on the same day.
    await expect(boxes.and(page.getByRole('checkbox', { name: /Chorabend/ }))).not.toBeChecked()
    await window.getByRole('combobox', { name: 'Kategorie für alle' }).selectOption({ label: 'Konzert' })
    await window.getByRole('button', { name: '1 Veranstaltung anlegen' }).click()
    await createAndUndo(visit, window, ['Sommersingen 2031-07-04T18:00'])
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
  })

  await visit.step('publish and delete', async () => {
    const made = state.events.at(-1)!
    const choose = async (action: string) => {
      await row(page, made.title)
        .getByRole('button', { name: `Aktionen zu ${made.title}` })
        .click()
      await page.getByRole('menuitem', { name: action, exact: true }).click()
    }
    await choose('Nicht mehr veröffentlichen')
    await expect(row(page, made.title)).toContainText('Nicht veröffentlicht')
    expect(made.isPublished).toBe(false)
    await choose('Veröffentlichen')
    await expect(row(page, made.title)).not.toContainText('Nicht veröffentlicht')
    expect(made.isPublished).toBe(true)
    await choose('Löschen')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(row(page, made.title)).toHaveCount(0)
    expect(state.events.map(({ id }) => id)).toEqual([901, 902, 903, 904])
  })
}

/** A calendar file with an event that the portal has, and a new one. */
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...['Chorabend 20310912T190000', 'Sommersingen 20310704T180000'].flatMap(event => {
    const [title, start] = event.split(' ')
    return ['BEGIN:VEVENT', `UID:${title}@verein.example`, `SUMMARY:${title}`, `DTSTART:${start}`, 'END:VEVENT']
  }),
  'END:VCALENDAR',
].join('\r\n')

/** Expects that the portal has the new events, each once and unpublished; then undoes their creation. */
async function createAndUndo({ portal }: SecondVisit, window: Locator, events: readonly string[]): Promise<void> {
  const { state } = portal
  const undo = window.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeVisible()
  const count = state.events.length - events.length
  expect(state.events.slice(-events.length).map(({ title, from }) => `${title} ${from.slice(0, 16)}`)).toEqual(events)
  expect(state.events.slice(-events.length).some(({ isPublished }) => isPublished)).toBe(false)
  await undo.click()
  await expect(window.getByRole('button', { name: /^\d Veranstaltung(en)? anlegen$/ })).toBeEnabled()
  await expect(window.getByRole('progressbar')).toHaveCount(0)
  expect(state.events).toHaveLength(count)
}

/** Changes an event's title, and expects all other fields to be unchanged. */
async function change({ page, portal }: SecondVisit, id: number, title: string, newTitle: string): Promise<void> {
  const event = portal.state.events.find(known => known.id === id)!
  const before = structuredClone(event)
  await row(page, title).getByRole('gridcell', { name: title, exact: true }).click()
  await expect(field(page, 'Titel')).toHaveValue(title)
  await field(page, 'Titel').fill(newTitle)
  await press(page, 'Speichern')
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, newTitle)).toBeVisible()
  expect(event).toEqual({ ...before, title: newTitle })
}

/** Creates an event with a category, a chosen location and a new organiser. */
async function create({ page, portal }: SecondVisit): Promise<void> {
  const { shapes, state } = portal
  await overview(page).getByRole('button', { name: 'Neue Veranstaltung' }).click()
  await field(page, 'Titel').fill('Chorabend')
  await field(page, 'Beginn').fill('12.09.2031')
  await field(page, 'Uhrzeit (Beginn)').fill('19:00')
  await select(page, 'Veranstaltungsort').fill('marien')
  await select(page, 'Veranstaltungsort').press('ArrowDown')
  await page.getByRole('option', { name: /^Marienkirche/ }).click()
  await expect(select(page, 'Veranstaltungsort')).toHaveValue('Marienkirche')

  await select(page, 'Veranstalter').fill('Singkreis')
  await select(page, 'Veranstalter').press('ArrowDown')
  await page.getByRole('option', { name: 'Neue Adresse anlegen' }).click()
  const popup = form(page).getByRole('group', { name: 'Neue Adresse eines Veranstalters anlegen' })
  await expect(popup.getByRole('textbox', { name: 'Name' })).toHaveValue('Singkreis')
  await popup.getByRole('combobox', { name: 'Ort', exact: true }).fill('olp')
  await popup.getByRole('combobox', { name: 'Ort', exact: true }).press('ArrowDown')
  await page.getByRole('option', { name: 'Olpe' }).click()
  await popup.getByRole('combobox', { name: 'Kategorie' }).selectOption({ label: 'Verein' })
  await popup.getByRole('button', { name: 'Adresse speichern' }).click()
  await expect(popup).toHaveCount(0)
  await expect(select(page, 'Veranstalter')).toHaveValue('Singkreis')
  const address = state.addresses.at(-1)!
  expect(address).toMatchObject({ name: 'Singkreis', city: 'Olpe', kind: 'organiser_location' })
  const sent = portal.received.find(({ method, path }) => method === 'POST' && path === '/event/api/address')!
  expect(['Category', 'IdCity', 'GeocodeLat', 'GeocodeLng'].map(name => fieldOf(sent, name))).toEqual([
    '1',
    '4712',
    '51.03',
    '7.85',
  ])

  await openTab(page, 'Themen')
  await select(page, 'Formale Kategorie').selectOption({ label: 'Konzert' })
  await select(page, 'Inhaltliche Kategorie').click()
  if (shapes.systems === '84' && shapes.tree84 === 'nodes') await page.getByRole('treeitem', { name: 'Musik' }).click()
  await page.getByRole('treeitem', { name: 'Kammermusik' }).click()
  await select(page, 'Art des Veranstaltungsortes').selectOption({ label: 'Kirche' })
  await form(page)
    .getByRole('combobox', { name: /^Merkmale/ })
    .click()
  await page.getByRole('treeitem', { name: 'Eintritt frei' }).click()
  await page.keyboard.press('Escape')
  await field(page, 'Schlagwörter').fill('chor')
  await field(page, 'Schlagwörter').press('Enter')
  await press(page, 'Speichern')
  await expect(form(page)).toHaveCount(0)
  await expect(row(page, 'Chorabend')).toBeVisible()
  expect(state.events).toHaveLength(5)
  expect(state.events.at(-1)).toMatchObject({
    type: 1,
    isPublished: true,
    title: 'Chorabend',
    from: '2031-09-12T19:00',
    to: '2031-09-12T19:00',
    location: 802,
    organisers: [address.id],
    formal: 11,
    content: '102',
    locationType: 3,
    characteristics: [33],
    keywords: ['chor'],
    pictures: [],
  })
}
