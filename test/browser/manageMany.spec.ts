import { readFileSync } from 'node:fs'
import type { Foyer } from '../../src/api/Foyer'
import type { Picture } from '../../src/pix/picture/Picture'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const cup = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: cup })

test('[PIX-MAN-40] [PIX-API-13] an editor finds the copies of a picture, deletes all except the best one, which stays marked, and changes its details in the bulk edit', async ({
  authorPage: page,
}) => {
  await page.goto('/playground')
  await page.evaluate(() => foyer.pix.manage().opened)
  const { window, tiles, search, selection } = libraryPage(page)
  await expect(tiles.first()).toBeVisible()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    window.getByRole('button', { name: 'Bilder hochladen' }).click(),
  ])
  await chooser.setFiles([photo('Doppelt, eins.jpg'), photo('Doppelt, zwei.jpg')])
  await expect(window.getByRole('gridcell', { name: /^Doppelt, zwei/ })).toBeVisible()
  await search.fill('Doppelt')
  await expect(tiles).toHaveCount(2)
  for (const tile of await tiles.all()) await tile.getByRole('checkbox').click()
  const run = async (action: string) => {
    await selection.getByRole('combobox', { name: 'Aktion' }).selectOption({ label: action })
    await selection.getByRole('button', { name: 'Ausführen' }).click()
  }

  await run('Duplikate')
  await expect(window.getByText(/^2 gleiche Bilder. Gruppen: 1/)).toBeVisible()
  await tiles.first().getByRole('button', { name: 'Beste Kopie' }).click()
  await page.getByRole('alertdialog', { name: '1 Kopie löschen?' }).getByRole('button', { name: 'Löschen' }).click()
  await expect(window.getByText('Keine Duplikate gefunden.')).toBeVisible()
  await expect(tiles).toHaveCount(1)
  await expect(selection).toContainText('1 markiert')
  await window.getByRole('button', { name: 'Beenden' }).click()

  await run('Angaben ändern')
  const bulk = page.getByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })
  await bulk.getByRole('checkbox', { name: 'Schlagwörter ändern' }).check()
  await bulk.getByRole('textbox', { name: 'Schlagwörter' }).fill('Küche, Tasse')
  await bulk.getByRole('checkbox', { name: 'Copyright ändern' }).check()
  await bulk.getByRole('textbox', { name: 'Copyright' }).fill('Stadtarchiv')
  await page.keyboard.press('Enter')
  await expect(bulk).toHaveCount(0)
  await expect(tiles.first()).toHaveAccessibleName(/© Stadtarchiv/)
  const stored = await page.evaluate(
    async () => (await (await fetch('/pix/pictures/by/1001?from=0&limit=36&filter=Doppelt')).json()) as Picture[],
  )
  expect(stored.map(({ Keywords, Copyright }) => ({ Keywords, Copyright }))).toEqual([
    { Keywords: expect.arrayContaining(['Küche', 'Tasse']) as string[], Copyright: 'Stadtarchiv' },
  ])
})
