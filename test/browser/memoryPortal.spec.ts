import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { AccountPerson } from './support/accountPerson'
import { buildTestPage } from './support/buildTestPage'
import { libraryPage } from './support/libraryPage'
import { watchPage } from './support/watchPage'

const HTML = `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Am Hafen</title><link rel="icon" href="data:,"><div id="page"></div><script src="/page.js"></script></html>`

let server: Server
let url = ''
test.beforeAll(async () => {
  const files: Readonly<Record<string, string>> = {
    '/page.js': await buildTestPage('memoryPage.tsx', { isPackage: true }),
    '/mockServiceWorker.js': readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'),
  }
  server = createServer((request, response) => {
    const script = files[request.url ?? '']
    response.setHeader('content-type', `text/${script === undefined ? 'html' : 'javascript'}; charset=utf-8`)
    response.end(script ?? HTML)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
test.afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('on a page with the package, React and the portal in memory, by keyboard alone at 375 px: the picker returns two fitting pictures, and a picture’s details are saved', async ({
  page,
}) => {
  const watch = watchPage(page)
  const person = new AccountPerson(page, { language: 'de', width: 375 })
  const library = libraryPage(page, /^Bilder$/)
  const details = person.window('pix_meta_heading')
  const tile = (title: string) => library.tiles.filter({ hasText: title })
  const choose = page.locator('foyer-picture-picker').getByRole('button', { name: 'Auswahl ändern' })
  const spoken = library.window.locator('[aria-live]').first()
  const goTo = async (title: string) => {
    await page.keyboard.press('Control+Home')
    while (!(await tile(title).evaluate(element => element.matches(':focus')))) await page.keyboard.press('ArrowRight')
  }
  await person.goTo(url)

  await test.step('opens the library with the series and the search text that the page sets', async () => {
    await person.press(choose)
    await expect(library.tiles).toHaveCount(4)
    await expect(library.filter.locator('option:checked')).toHaveText('Elbe')
    await expect(library.search).toHaveValue('Hafen')
    await expect(tile('Hafen bei Nacht')).toHaveAttribute('aria-selected', 'true')
    await expect(tile('Hafenrundfahrt')).toHaveAccessibleName(/Schmaler als 1000 px/)
    await person.expectAccessible(library.window)
  })

  await test.step('marks a second picture that fits, but no third one', async () => {
    await person.tabTo(library.window.locator('[role=gridcell][tabindex="0"]'))
    await goTo('Hafenrundfahrt')
    await page.keyboard.press('Space')
    await expect(spoken).toHaveText(/Schmaler als 1000 px/)
    await goTo('Hafen am Morgen')
    await page.keyboard.press('Space')
    await expect(library.selection).toContainText('2 markiert')
    await goTo('Hafenkran')
    await page.keyboard.press('Space')
    await expect(spoken).toHaveText(/^Höchstens 2 Bilder sind möglich/)
    await expect(tile('Hafenkran')).toHaveAttribute('aria-selected', 'false')
  })

  await test.step('saves the details of a picture in the portal', async () => {
    await page.keyboard.press('Enter')
    await person.type(
      details.getByRole('textbox', { name: person.say('pix_field_title'), exact: true }),
      'Hafenkran 1912',
    )
    await person.press(person.button(details, 'pix_save'))
    await expect(details).toHaveCount(0)
    await expect(tile('Hafenkran 1912')).toHaveCount(1)
    expect(await page.evaluate(() => portal.pictures().find(({ Id }) => Id === 15)?.Title)).toBe('Hafenkran 1912')
  })

  await test.step('inserts the marked pictures: the state of the component has both', async () => {
    await person.press(library.selection.getByRole('button', { name: 'Einfügen' }))
    await expect(library.window).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '12' })).toHaveText('12, 13')
    await expect(choose).toBeFocused()
    const paths = await page.evaluate(() => portal.requests.map(({ method, path }) => `${method} ${path}`))
    expect(paths).toEqual(
      expect.arrayContaining(['GET /pix/series/5/pictures', 'GET /pix/pictures/by/1001', 'POST /pix/pictures/15']),
    )
  })
  expect(watch.unexpected()).toEqual([])
})
