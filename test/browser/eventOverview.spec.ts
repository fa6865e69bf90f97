import type { Foyer } from '../../src/api/Foyer'
import { eventClient } from '../portal/support/eventClient'
import { seededAccount } from '../support/seededAccount'
import { runAxe } from './support/runAxe'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

// Rules of axe that are off, because the page's own landmarks are behind the modal window.
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']

test('[EVT-API-01] [EVT-API-07] [EVT-API-08] a member finds, publishes, unpublishes, exports and deletes events of a season', async ({
  authorPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/playground')
  const asked: string[] = []
  const templates: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/event/api/event_cluster') asked.push(searchParams.get('p') ?? '')
    if (pathname.endsWith('.html')) templates.push(pathname)
  })
  await page.evaluate(() => foyer.event.overview().opened)
  const window = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
  const grid = window.getByRole('grid', { name: 'Veranstaltungen' })
  const lines = grid.locator('[data-index]')
  const caption = window.locator('[data-tab=MyOverview]')
  await expect(lines.first()).toBeVisible()
  expect(await window.evaluate(element => [element.clientWidth, element.clientHeight])).toEqual([680, 610])
  expect(asked).toEqual(['1'])
  expect(templates).toContain('/event/templates/event_overview.html')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden')

  // Scrolls twice to the end of the loaded events: each further page loads exactly once.
  const scroller = grid.locator('xpath=..')
  for (const count of [100, 150]) {
    await scroller.evaluate(element => (element.scrollTop = element.scrollHeight))
    await expect(caption).toHaveText(`Geladen: ${count}`)
  }
  expect(asked).toEqual(['1', '2', '3'])
  expect(await lines.count()).toBeLessThan(40)
  await window.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click()
  await expect(grid.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'ascending')

  // By keyboard after the first click: searches, marks two events, publishes, unpublishes and undoes.
  await window.getByRole('button', { name: 'Suchen' }).click()
  await page.keyboard.type('orgel')
  await page.keyboard.press('Enter')
  await expect(caption).toHaveText(/^\d+ Veranstaltung(en)?$|^Geladen: 50$/)
  await lines.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  const bar = window.getByRole('region', { name: 'Markierte Veranstaltungen' })
  await expect(bar).toContainText('2 markiert')
  await bar.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  await expect(bar).toHaveCount(0)
  const first = lines.first()
  const title = await first.locator('.title').innerText()
  await expect(first.locator('.dot')).toHaveClass(/isOn/)
  await first.getByRole('button').press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(first.locator('.dot')).not.toHaveClass(/isOn/)
  await window.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect(first.locator('.dot')).toHaveClass(/isOn/)
  expect(await runAxe(page, axe => axe.include('foyer-root').disableRules(LANDMARKS))).toEqual([])

  // Exports an event as a calendar file.
  await first.getByRole('button').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Als Kalenderdatei speichern' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/-\d+\.ics$/)

  // The focus moves to the neighbour of the deleted event.
  const second = await lines.nth(1).innerText()
  const question = page.getByRole('alertdialog', { name: 'Veranstaltung löschen?' })
  await lines.nth(1).focus()
  await page.keyboard.press('Delete')
  await expect(question).toContainText(await lines.nth(1).locator('.title').innerText())
  await page.keyboard.press('Enter')
  await expect.poll(() => lines.nth(1).innerText()).not.toBe(second)
  await expect(lines.nth(1)).toBeFocused()

  // On a phone each event is a card, and nothing scrolls sideways.
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(first.getByText('Veröffentlicht', { exact: true })).toBeVisible()
  expect(await scroller.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(true)
  await first.getByRole('checkbox').click()
  await bar.getByRole('button', { name: 'Löschen' }).click()
  await expect(question).toContainText(title)
  expect(await runAxe(page, axe => axe.include('foyer-root').disableRules(LANDMARKS))).toEqual([])
  const deleted = await first.innerText()
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(() => first.innerText()).not.toBe(deleted)
  await window.getByRole('button', { name: 'Suche schließen' }).click()

  // Filters by a date without events, and shows all events again.
  await window.getByRole('button', { name: 'Nach Datum filtern' }).click()
  await window.getByRole('textbox', { name: 'Veranstaltungen am' }).fill('31.12.2199')
  await expect(window.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
  await window.getByRole('button', { name: 'Alle anzeigen' }).click()
  await expect(lines.first()).toBeVisible()
  await window.getByRole('button', { name: 'Schließen', exact: true }).click()
  await expect(window).toHaveCount(0)
})

test('[EVT-XPM-01] [EVT-XPM-02] [EVT-XPM-04] an event series opens in the expert mode, in a new browser tab without access to the page', async ({
  authorPage: page,
}) => {
  await page.goto('/playground')
  const series = await page.evaluate(async () => {
    for (let p = 1; p < 60; p += 1) {
      const { EventClusters, IsLastPage } = (await (
        await fetch(`/event/api/event_cluster?Customer=&search=&date=&p=${p}`)
      ).json()) as { EventClusters: { Id: number; IdEventType: number; MlTitle: string }[]; IsLastPage: boolean }
      const found = EventClusters.find(({ IdEventType }) => IdEventType === 3)
      if (found || IsLastPage) return found
    }
    return undefined
  })
  await page.evaluate(() => foyer.event.overview().opened)
  const window = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
  await window.getByRole('button', { name: 'Suchen' }).click()
  await page.keyboard.type(series!.MlTitle)
  await page.keyboard.press('Enter')
  await window.locator('[data-index]', { hasText: series!.MlTitle }).filter({ hasText: '-' }).first().click()
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Expertenmodus öffnen' }).click(),
  ])
  await tab.waitForURL(/\/de_DE\/stage\/\d+/)
  await expect(tab.getByText(series!.MlTitle).first()).toBeVisible()
  expect(await tab.evaluate(() => globalThis.opener)).toBeNull()
  await expect(tab.getByText(`Angemeldet als ${seededAccount.author}.`)).toBeVisible()
  // The token is valid once. The session, which still exists, does not log the tab in.
  await tab.reload()
  await expect(tab.getByRole('heading', { name: 'Bitte öffnen Sie den Expertenmodus neu' })).toBeVisible()
})

const COLUMNS = [
  ['[EVT-OVW-03] [EVT-OVW-04] [EVT-OVW-05]', { dot: '', date: '31.05.2719:30', city: /\S/ }],
  ['[EVT-OVW-06] [EVT-OVW-07] [EVT-OVW-08]', { host: /\S/, title: 'Spaltenfest', category: /\S/ }],
  ['[EVT-OVW-09]', { menu: '' }],
] as const
for (const [ids, cells] of COLUMNS)
  test(`${ids} a row of a wide window and a card of a narrow one show: ${Object.keys(cells).join(', ')}`, async ({
    authorPage: page,
    portal,
  }) => {
    const member = await eventClient(portal, seededAccount.author)
    await member.create({ MlTitle: 'Spaltenfest', IdOrganisation: 3001, IdLocation: 3001 })
    await page.goto('/playground')
    await page.evaluate(() => foyer.event.overview().opened)
    const window = page.getByRole('dialog', { name: 'Meine Veranstaltungen' })
    await window.getByRole('button', { name: 'Suchen' }).click()
    await page.keyboard.type('Spaltenfest')
    await page.keyboard.press('Enter')
    await expect(window.locator('[data-tab=MyOverview]')).toHaveText(/^\d+ Veranstaltung(en)?$/)
    const line = window.locator('[data-index]').first()
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 720 })
      await expect(window.locator('[data-cards]')).toHaveAttribute('data-cards', String(width === 375))
      for (const [name, text] of Object.entries(cells)) {
        const cell = line.locator(`.${name}`)
        await expect(cell).toHaveText(text)
        await expect(cell).toBeInViewport({ ratio: 1 })
      }
    }
  })
