import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Library } from './libraryPage'
import type { PageWatch } from './watchPage'

const CUP = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')

/**
 * Announces console errors, failed requests and error statuses, because these tests cause them. Uncaught errors still
 * fail the test.
 */
export const expectFaults = (watch: PageWatch) => watch.expectTrouble(/^(console\.error|request failed|answer \d)/)

/** Opens a plain page, types a caption, and focuses the button that opens the library. */
export async function openPage(page: Page): Promise<void> {
  await page.goto('/pages/plain/')
  await page.getByRole('button', { name: 'Artikel bearbeiten' }).click()
  await page.getByRole('textbox', { name: 'Bildunterschrift' }).fill('Noch nicht gespeichert')
  await page.getByRole('button', { name: 'Bild wählen' }).focus()
}

/** Pretends that the page was just reloaded because of a failed list, so that the library does not reload it again. */
export async function keepPage(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('foyer.reloaded', `${location.href}\n${Date.now() + 1e6}`))
}

/** Opens the picture library by the focused button of the page, and waits for the pictures. */
export async function openLibrary(page: Page, library: Library): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(library.tiles.first()).toBeVisible()
}

/** Opens the library and selects its first picture. */
export async function openAndMark(page: Page, library: Library): Promise<void> {
  await openLibrary(page, library)
  await library.tiles.first().click()
  await expect(library.selection).toContainText('1 markiert')
}

/** Uploads a picture that a test may delete. */
export async function uploadPicture(page: Page, title: string): Promise<void> {
  const status = await page.evaluate(
    async ([content, name]) => {
      const body = new FormData()
      const bytes = Uint8Array.from(atob(content), sign => sign.charCodeAt(0))
      body.append('image_upload[]', new File([bytes], name, { type: 'image/jpeg' }))
      return (await fetch('/pix/pictures/by/1001.json', { method: 'POST', body })).status
    },
    [CUP.toString('base64'), `${title}.jpg`] as const,
  )
  expect(status).toBe(200)
}
