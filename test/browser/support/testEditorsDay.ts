import type { Page } from '@playwright/test'
import type { Picture } from '../../../src/pix/picture/Picture'
import { expect, test } from './databaseTest'
import { libraryPage } from './libraryPage'
import { patternPicture } from './patternPicture'

const ARTICLE = '/articles/die-geduld-der-pflanzenfotografen'
const COUNT = 20
const titleOf = (number: number) => `Festtag ${String(number).padStart(2, '0')}`

/** Returns twenty pictures of a day: nineteen different ones, and a smaller copy of the last one. */
function takePictures() {
  return Promise.all(
    Array.from({ length: COUNT }, async (_, index) => ({
      name: `${titleOf(index + 1)}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await (index < COUNT - 1 ? patternPicture(index + 1, 640) : patternPicture(index, 320)),
    })),
  )
}

const readPictures = (page: Page) =>
  page.evaluate(
    async () => (await (await fetch('/pix/pictures/by/1001?from=0&limit=36&filter=Festtag')).json()) as Picture[],
  )

/** Declares the test of an editor's whole day. The calling file chooses the database, which the title names. */
export function testEditorsDay(database: string): void {
  test(`[PIX-API-13] [PIX-API-19] on ${database}: an editor uploads, describes and groups twenty pictures, and inserts five of them`, async ({
    authorPage: page,
  }) => {
    test.slow()
    const { window, tiles, search, filter, selection } = libraryPage(page)
    const tile = (number: number) => window.getByRole('gridcell', { name: new RegExp(`^${titleOf(number)}`) })
    const run = async (action: string) => {
      await selection.getByRole('combobox', { name: 'Aktion' }).selectOption({ label: action })
      await selection.getByRole('button', { name: 'Ausführen' }).click()
    }
    const markAll = async () => {
      await tiles.first().focus()
      await page.keyboard.press('Control+A')
    }

    await test.step('uploads twenty pictures', async () => {
      await page.goto(`${ARTICLE}/edit`)
      await page.getByRole('button', { name: 'Bild einfügen' }).last().click()
      await expect(tiles.first()).toBeVisible()
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        window.getByRole('button', { name: 'Bilder hochladen' }).click(),
      ])
      await chooser.setFiles(await takePictures())
      await expect(tile(1)).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Bilder hochladen' })).toHaveCount(0)
      await search.fill('Festtag')
      await expect(window.getByText(`${COUNT} Bilder`, { exact: true })).toBeVisible()
    })

    await test.step('adds keywords to all pictures at once, and describes one picture', async () => {
      await markAll()
      await expect(selection).toContainText(`${COUNT} markiert`)
      await run('Angaben ändern')
      const bulk = page.getByRole('dialog', { name: 'Mehrere Bilder bearbeiten' })
      await bulk.getByRole('checkbox', { name: 'Schlagwörter ändern' }).check()
      await bulk.getByRole('textbox', { name: 'Schlagwörter' }).fill('Fest, Musik')
      await page.keyboard.press('Enter')
      await expect(bulk).toHaveCount(0)
      expect((await readPictures(page)).map(({ Keywords }) => Keywords.join())).toEqual(
        Array.from({ length: COUNT }, () => 'Fest,Musik'),
      )

      await tile(3).focus()
      await page.keyboard.press('Enter')
      const meta = page.getByRole('dialog', { name: 'Bild bearbeiten' })
      await meta.getByRole('textbox', { name: 'Untertitel', exact: true }).fill('Die Kapelle zieht ein')
      await meta.getByRole('textbox', { name: 'Deutsch' }).fill('Neun Bläser auf dem Deich')
      await page.keyboard.press('Control+Enter')
      await expect(meta).toHaveCount(0)
      await expect(tile(3)).toHaveAccessibleName(/Die Kapelle zieht ein/)
    })

    await test.step('groups all pictures in a series', async () => {
      await window.getByRole('button', { name: 'Neue Serie' }).click()
      const series = page.getByRole('dialog', { name: 'Serie', exact: true })
      await series.getByRole('textbox', { name: 'Titel' }).fill('Deichfest')
      await page.keyboard.press('Enter')
      await expect(series).toHaveCount(0)
      await markAll()
      await selection.getByRole('combobox', { name: 'Aktion' }).selectOption({ label: 'Zu Serie hinzufügen' })
      await selection.getByRole('combobox', { name: 'Serie' }).selectOption({ label: 'Deichfest' })
      await selection.getByRole('button', { name: 'Ausführen' }).click()
      await expect(selection).toHaveCount(0)
      await expect(filter.locator('option:checked')).toHaveText('Deichfest')
      await expect(window.getByText(`${COUNT} Bilder`, { exact: true })).toBeVisible()
    })

    await test.step('finds the duplicate and deletes the worse copy', async () => {
      await markAll()
      await run('Duplikate')
      await expect(window.getByText(/^2 gleiche Bilder. Gruppen: 1/)).toBeVisible()
      await expect(tiles.first()).toHaveAccessibleName(new RegExp(`^${titleOf(COUNT - 1)}`))
      await tiles.first().getByRole('button', { name: 'Beste Kopie' }).click()
      await page.getByRole('alertdialog', { name: '1 Kopie löschen?' }).getByRole('button', { name: 'Löschen' }).click()
      await expect(window.getByText('Keine Duplikate gefunden.')).toBeVisible()
      await window.getByRole('button', { name: 'Beenden' }).click()
      await expect(window.getByText(`${COUNT - 1} Bilder`, { exact: true })).toBeVisible()
      expect(await readPictures(page)).toHaveLength(COUNT - 1)
    })

    await test.step('inserts five pictures through the field check', async () => {
      await selection.getByRole('button', { name: 'Markierung aufheben' }).click()
      for (const number of [5, 4, 3, 2, 1]) {
        await search.fill(titleOf(number))
        await expect(tiles).toHaveCount(1)
        await tile(number).getByRole('checkbox').click()
      }
      await selection.getByRole('button', { name: 'Einfügen' }).click()
      const check = page.getByRole('dialog', { name: 'Angaben ergänzen' })
      await expect(check.getByText('Bild 1 von 5', { exact: true })).toBeVisible()
      await check.getByRole('textbox', { name: 'Copyright' }).fill('Henrike Ahlers')
      await check.getByRole('button', { name: 'Für alle weiteren Bilder übernehmen: Copyright' }).click()
      for (const step of [2, 3, 4, 5]) {
        await check.getByRole('button', { name: 'Speichern und weiter' }).click()
        await expect(check.getByText(`Bild ${step} von 5`, { exact: true })).toBeVisible()
      }
      await check.getByRole('button', { name: 'Speichern und einfügen' }).click()
      await expect(window).toHaveCount(0)
      const images = page.locator('#blocks').getByRole('img', { name: /^Festtag/ })
      await expect(images).toHaveCount(5)
      expect(await images.evaluateAll(list => list.map(image => image.getAttribute('alt')?.slice(0, 10)))).toEqual(
        [5, 4, 3, 2, 1].map(titleOf),
      )
    })

    await test.step('places one picture', async () => {
      const block = page.locator('#blocks .block-picture').filter({ has: page.getByRole('img', { name: titleOf(5) }) })
      await block.getByRole('button', { name: 'Bild platzieren' }).click()
      const placing = page.getByRole('dialog', { name: 'Bild platzieren' })
      await placing.getByRole('textbox', { name: 'Breite' }).fill('50%')
      await placing.getByRole('radio', { name: 'Links' }).check()
      await placing.getByRole('button', { name: 'Übernehmen' }).click()
      await expect(placing).toHaveCount(0)
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByRole('status')).toHaveText(/^Gespeichert um/)
      await page.goto(ARTICLE)
      const figures = page.getByRole('figure').filter({ hasText: 'Festtag' })
      await expect(figures).toHaveCount(5)
      await expect(figures.first()).toHaveCSS('float', 'left')
    })
  })
}
