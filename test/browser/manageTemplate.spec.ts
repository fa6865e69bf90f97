import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { delayRequests } from './support/delayRequests'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const topOf = async (
  page: Page,
  find: (library: ReturnType<typeof libraryPage>['window']) => ReturnType<Page['locator']>,
) => (await find(libraryPage(page).window).boundingBox())!.y

/** Returns the order of tools and list, from the top. */
const order = async (page: Page) => {
  const tops = {
    upload: await topOf(page, window => window.getByRole('button', { name: 'Bilder hochladen' })),
    filter: await topOf(page, window => window.getByRole('searchbox')),
    'series-filter': await topOf(page, window => window.getByRole('combobox', { name: 'Anzeigen' })),
    view: await topOf(page, window => window.getByRole('button', { name: 'Kacheln' })),
    list: await topOf(page, window => window.getByRole('grid')),
  }
  return Object.keys(tops).sort((one, other) => tops[one as keyof typeof tops] - tops[other as keyof typeof tops])
}

for (const { layout, templates, names } of [
  { layout: 'the built-in layout', templates: false, names: ['filter', 'series-filter', 'view', 'list', 'upload'] },
  { layout: 'the portal’s template', templates: true, names: ['upload', 'filter', 'series-filter', 'list', 'view'] },
]) {
  test(`[PIX-WIN-02] [PIX-WIN-06] [PIX-MAN-07] with ${layout} no control moves when the pictures come; marking, scrolling the list to its end and the filter by series work`, async ({
    authorPage: page,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/template/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const answer = await delayRequests(page, '**/pix/pictures/by/**')
    await page.goto('/playground')
    await page.evaluate(isOn => {
      foyer.configure({ templates: isOn })
      return foyer.pix.select().opened
    }, templates)
    const { window, tiles, filter, search, selection } = libraryPage(page)
    await expect(filter.getByRole('option').nth(3)).toBeAttached()
    // Waits until the window has stopped moving.
    await window.evaluate(dialog => Promise.all(dialog.getAnimations().map(animation => animation.finished)))
    const before = [
      await search.boundingBox(),
      await filter.boundingBox(),
      await window.getByRole('button', { name: 'Liste' }).boundingBox(),
      await window.getByRole('button', { name: 'Bilder hochladen' }).boundingBox(),
    ]
    answer()
    await expect(tiles.first()).toBeVisible()
    expect([
      await search.boundingBox(),
      await filter.boundingBox(),
      await window.getByRole('button', { name: 'Liste' }).boundingBox(),
      await window.getByRole('button', { name: 'Bilder hochladen' }).boundingBox(),
    ]).toEqual(before)
    expect(await order(page)).toEqual(names)
    expect(asked).toEqual(templates ? ['GET /pix/template/picmanage'] : [])

    const list = (await window.getByRole('grid').locator('..').boundingBox())!
    expect(list.height).toBeGreaterThanOrEqual(240)
    expect((await tiles.first().boundingBox())!.width).toBeGreaterThanOrEqual(193)
    await tiles.first().click()
    await expect(selection).toContainText('1 markiert')
    await expect(selection.getByRole('button', { name: 'Ausführen' })).toBeDisabled()
    await selection.getByRole('combobox', { name: 'Aktion' }).selectOption({ label: 'Zu Serie hinzufügen' })
    await expect(selection.getByRole('combobox', { name: 'Serie' })).toBeVisible()
    await expect(selection.getByRole('button', { name: 'Ausführen' })).toBeEnabled()
    await window.getByRole('button', { name: 'Liste' }).click()
    await expect(window.getByRole('grid')).toHaveAttribute('aria-colcount', '1')
    await tiles.first().focus()
    await page.keyboard.press('Control+End')
    const end = window.getByText(/^Das waren alle: \d+$/).last()
    await expect(end).toBeVisible()
    // The list has more pictures than its first page.
    expect(Number((await end.textContent())?.replace(/\D/g, ''))).toBeGreaterThan(36)
    await expect(window.getByRole('button', { name: 'Neue Serie' })).toBeVisible()
    await expect(filter.locator('optgroup')).toBeAttached()
    await filter.selectOption({ index: 2 })
    await expect(window.getByRole('button', { name: 'Serie bearbeiten' })).toBeVisible()
    await expect(window.getByRole('button', { name: 'Neue Serie' })).toHaveCount(0)
    await selection.getByRole('button', { name: 'Markierung aufheben' }).click()
    await expect(selection).toHaveCount(0)
  })
}
