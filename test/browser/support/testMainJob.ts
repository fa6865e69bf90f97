import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import type { FileChooser, Page } from '@playwright/test'
import { expect, test } from './databaseTest'

const ARTICLE = '/articles/die-geduld-der-pflanzenfotografen'
const library = (page: Page) => page.getByRole('dialog', { name: 'Bilderarchiv' })
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Bilder hochladen' })
const tile = (page: Page, name: string | RegExp) => library(page).getByRole('gridcell', { name })
const selection = (page: Page) => library(page).getByRole('region', { name: 'Markierte Bilder' })
const cup = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: cup })

/** Opens an article's editor and then the library, from the bar after the last block. */
async function openFromEditor(page: Page): Promise<void> {
  await page.goto(`${ARTICLE}/edit`)
  await page.getByRole('button', { name: 'Bild einfügen' }).last().click()
  await expect(tile(page, /./).first()).toBeVisible()
}

async function chooseFiles(page: Page, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    library(page).getByRole('button', { name: 'Bilder hochladen' }).click(),
  ])
  await chooser.setFiles(files)
}

/** Dispatches the events of a mouse that drops a JPEG under each of the names onto the library's list. */
async function dropFiles(page: Page, ...names: string[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([content, names]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(content), sign => sign.charCodeAt(0))
      for (const name of names) transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      return transfer
    },
    [cup.toString('base64'), names] as const,
  )
  const grid = library(page).getByRole('grid')
  await grid.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(library(page).getByText('Loslassen und hochladen')).toBeVisible()
  await grid.dispatchEvent('drop', { dataTransfer: transfer })
}

/**
 * Scrolls to the end of the library, and expects each page of pictures to load once. Then opens the library again, and
 * expects the same scroll position.
 */
export async function scrollThroughAll(page: Page): Promise<void> {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/pix/pictures/by/')) asked.push(new URL(request.url()).search)
  })
  await openFromEditor(page)
  await tile(page, /./).first().focus()
  await expect(tile(page, /./).first()).toBeFocused()
  // A further page loads only when the person scrolls to it.
  expect(asked).toEqual(['?from=0&limit=36'])
  const marker = library(page)
    .getByText(/^Das waren alle: \d+$/)
    .last()
  // Other tests of the same portal may have uploaded pictures, so the list can have more than two pages.
  await expect(async () => {
    await page.keyboard.press('Control+End')
    await expect(marker).toBeVisible({ timeout: 1000 })
  }).toPass()
  const count = Number(/\d+$/.exec((await marker.textContent()) ?? '')?.[0])
  expect(asked).toEqual(Array.from({ length: Math.floor(count / 36) + 1 }, (_, page) => `?from=${36 * page}&limit=36`))
  expect(asked.length).toBeGreaterThan(1)
  await expect(marker).toHaveCSS('animation-duration', '0.22s')
  await expect(marker).not.toHaveCSS('animation-name', 'none')
  await page.keyboard.press('Control+End')
  await expect(tile(page, /./).last()).toBeFocused()
  const end = await library(page)
    .getByRole('grid')
    .evaluate(grid => grid.parentElement!.scrollTop)
  asked.length = 0
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Bild einfügen' }).last().click()
  await expect
    .poll(() =>
      library(page)
        .getByRole('grid')
        .evaluate(grid => grid.parentElement!.scrollTop),
    )
    .toBe(end)
  await expect.poll(() => asked).toEqual([`?from=0&limit=${count}`, `?from=${count}&limit=36`])
}

/**
 * Declares the tests of an editor's main job: to put a picture into an article. The calling file chooses the database,
 * which the titles name.
 */
export function testMainJob(database: string): void {
  test.describe(`on ${database}`, () => {
    test('an editor signs in, opens an article, finds a picture, and puts it into the article', async ({ page }) => {
      await page.goto('/login')
      await page.getByLabel('E-Mail').fill('henrike.ahlers@kulturportal.example')
      await page.getByLabel('Passwort').fill('Uferlicht*2026')
      await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
      await openFromEditor(page)
      await library(page).getByRole('searchbox', { name: 'Bilder suchen' }).fill('schafe')
      await expect(tile(page, /./)).toHaveCount(1)
      const sheep = tile(page, /^Schafe im März/)
      await sheep.hover()
      await sheep.getByRole('button', { name: 'Einfügen' }).click()
      await expect(library(page)).toHaveCount(0)
      await expect(page.getByRole('listitem').getByRole('img', { name: /^Schafe im März/ })).toBeVisible()
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByRole('status')).toHaveText(/^Gespeichert um/)
      await page.goto(ARTICLE)
      await expect(page.getByRole('figure').filter({ hasText: 'Schafe im März' })).toBeVisible()
    })

    test('[PIX-MAN-05] [PIX-MAN-06] [PIX-UPL-07] the library takes uploads by drop and by the file dialog, and inserts one picture', async ({
      authorPage: page,
    }) => {
      await openFromEditor(page)
      await dropFiles(page, 'Fallen gelassen.jpg')
      await expect(tile(page, /^Fallen gelassen/)).toHaveAttribute('data-index', '0')
      await chooseFiles(page, [photo('Tasse am Fenster.jpg'), photo('Tasse, noch einmal.JPEG')])
      await expect(tile(page, /^Tasse am Fenster/)).toHaveAttribute('data-index', '0')
      await expect(tile(page, /^Tasse, noch einmal/)).toHaveAttribute('data-index', '1')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Bild einfügen' }).last().click()
      const window = tile(page, /^Tasse am Fenster/)
      await window.hover()
      await window.getByRole('button', { name: 'Einfügen' }).click()
      const check = page.getByRole('dialog', { name: 'Angaben ergänzen' })
      await check.getByRole('textbox', { name: 'Copyright' }).fill('Henrike Ahlers')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('listitem').getByRole('img', { name: 'Tasse am Fenster' })).toBeVisible()
      await page.getByRole('button', { name: 'Speichern' }).click()
      await expect(page.getByRole('status')).toHaveText(/^Gespeichert um/)
      await page.goto(ARTICLE)
      await expect(page.getByRole('figure').filter({ hasText: 'Tasse am Fenster' })).toBeVisible()
    })

    test('[PIX-MAN-39] the library inserts several pictures in the order of marking', async ({ authorPage: page }) => {
      await openFromEditor(page)
      const names = ['Alpenlandschaft', 'Boote auf dem Fluss', 'Flugzeug, von oben gesehen']
      for (const name of names) {
        await library(page).getByRole('searchbox').fill(name)
        await expect(tile(page, /./).first()).toHaveAccessibleName(new RegExp(`^${name}`))
        await tile(page, /./).first().getByRole('checkbox').click()
      }
      await expect(selection(page)).toContainText('3 markiert')
      await selection(page).getByRole('button', { name: 'Einfügen' }).click()
      await expect(library(page)).toHaveCount(0)
      const images = page.locator('#blocks').getByRole('img')
      await expect(images.last()).toBeVisible()
      const texts = await images.evaluateAll(list => list.slice(-3).map(image => image.getAttribute('alt')))
      expect(texts.map((text, index) => text?.startsWith(names[index]!))).toEqual([true, true, true])
    })

    test('[UI-UPL-07] Cancel stops an upload that has been sent in part: the portal stores nothing, and the marks stay', async ({
      authorPage: page,
    }) => {
      await openFromEditor(page)
      await tile(page, /./).first().click()
      const line = await page.context().newCDPSession(page)
      const limitUpload = (uploadThroughput: number) =>
        line.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput,
        })
      await line.send('Network.enable')
      await limitUpload(256 * 1024)
      await chooseFiles(page, {
        ...photo('Abgebrochen.jpg'),
        buffer: Buffer.concat([cup, Buffer.alloc(8 * 1024 ** 2)]),
      })
      await expect
        .poll(async () => Number(await uploadDialog(page).getByRole('progressbar').getAttribute('value')))
        .toBeGreaterThan(0)
      const stopped = page.waitForEvent('requestfailed', request => request.url().endsWith('.json'))
      await uploadDialog(page).getByRole('button', { name: 'Abbrechen' }).click()
      expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
      await limitUpload(-1)
      await expect(uploadDialog(page)).toHaveCount(0)
      await expect(selection(page)).toContainText('1 markiert')
      await library(page).getByRole('searchbox').fill('Abgebrochen')
      await expect(library(page).getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible()
    })

    test('if the portal refuses a script whose first bytes are those of a JPEG, the error names the file, and a retry is offered', async ({
      authorPage: page,
      watch,
    }) => {
      watch.expectTrouble(/415/)
      await openFromEditor(page)
      await chooseFiles(page, {
        name: 'skript.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('\xFF\xD8\xFF<script>alert(1)</script>', 'latin1'),
      })
      await expect(uploadDialog(page).getByRole('alert')).toContainText('Das Hochladen hat nicht geklappt.')
      await expect(uploadDialog(page).getByRole('alert')).toContainText('skript.jpg')
      await expect(uploadDialog(page).getByRole('listitem')).toContainText('skript.jpg')
      await expect(uploadDialog(page).getByRole('button', { name: 'Erneut versuchen' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(uploadDialog(page)).toHaveCount(0)
      await expect(library(page)).toBeVisible()
    })

    test('[PIX-UPL-02] the library sends no file of 50 MB, and says why', async ({ authorPage: page }, testInfo) => {
      const path = testInfo.outputPath('riesig.png')
      writeFileSync(path, '')
      truncateSync(path, 50 * 1024 ** 2)
      const posts: string[] = []
      page.on('request', request => {
        if (request.method() === 'POST') posts.push(request.url())
      })
      await openFromEditor(page)
      await chooseFiles(page, path)
      await expect(uploadDialog(page).getByRole('listitem')).toContainText('50,0 MB')
      await expect(uploadDialog(page).getByText('Zu groß: Eine Datei muss kleiner als 10 MB sein.')).toBeVisible()
      await uploadDialog(page).getByRole('button', { name: 'OK' }).click()
      expect(posts).toEqual([])
    })
  })
}
