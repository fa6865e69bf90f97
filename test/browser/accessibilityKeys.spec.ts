import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

const ARTICLE = '/articles/was-auf-dem-dachboden-lag'
const MOST_STOPS = 60
const cup = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')

/** Presses Tab, or another key, until the control has the focus. Expects the control to be in the viewport then. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; !(await target.evaluate(element => element.matches(':focus'))); stop += 1) {
    expect(stop, `${String(target)} is reached by ${key}`).toBeLessThan(MOST_STOPS)
    await page.keyboard.press(key)
  }
  await expect(target).toBeInViewport({ ratio: 0.9 })
}
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('by keyboard alone: a picture is uploaded, found, marked and put into an article', async ({
  authorPage: page,
}) => {
  await page.goto('/articles/die-geduld-der-pflanzenfotografen/edit')
  const { window, tiles, search, selection } = libraryPage(page)
  await page.getByRole('button', { name: 'Bild einfügen' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(tiles.first()).toBeVisible()

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, window.getByRole('button', { name: 'Bilder hochladen' })),
  ])
  await chooser.setFiles({ name: 'Teetasse am Deich.jpg', mimeType: 'image/jpeg', buffer: cup })
  await expect(tiles.first()).toHaveAccessibleName(/^Teetasse am Deich/)
  await expect(page.getByRole('dialog', { name: 'Bilder hochladen' })).toHaveCount(0)

  await tabTo(page, search)
  await page.keyboard.type('deich')
  await page.keyboard.press('Enter')
  await expect(tiles).toHaveCount(1)
  await press(page, tiles.first(), 'Space')
  await press(page, selection.getByRole('button', { name: 'Einfügen' }))
  await expect(
    page.getByRole('dialog', { name: 'Angaben ergänzen' }).getByRole('textbox', { name: 'Copyright' }),
  ).toBeFocused()
  await page.keyboard.type('Imke Petersen')
  await page.keyboard.press('Enter')
  await expect(window).toHaveCount(0)
  await expect(page.getByRole('listitem').getByRole('img', { name: /^Teetasse am Deich/ })).toBeVisible()
})

test('by keyboard alone: a person moves the editor overlay, types in its iframe and closes the overlay; the focus returns to the button that opened it', async ({
  authorPage: page,
}) => {
  await page.goto(ARTICLE)
  const opener = page.getByRole('main').getByRole('button', { name: 'Text im Overlay bearbeiten', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('dialog', { name: 'Editor' }).first()
  const heading = overlay.frameLocator('iframe').getByRole('textbox').first()
  await expect(heading).toBeVisible()
  const left = (await overlay.boundingBox())!.x
  await press(page, overlay.getByRole('button', { name: 'An den linken Rand' }))
  await expect.poll(async () => (await overlay.boundingBox())!.x).toBeLessThan(left)
  await tabTo(page, heading, 'Shift+Tab')
  await page.keyboard.type('Neu: ')
  await expect(heading).toHaveValue(/Neu: /)
  await tabTo(page, overlay.getByRole('button', { name: 'Schließen' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Editor schließen?' })
  await press(page, question.getByRole('button', { name: 'Editor schließen' }))
  await expect(overlay).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('by keyboard alone: a blog post is written, and its article deleted', async ({ authorPage: page }) => {
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Beitrag schreiben' }).focus()
  await page.keyboard.press('Enter')
  const post = page.getByRole('dialog', { name: 'Neuer Blogbeitrag' })
  const tag = post.getByRole('combobox', { name: 'Thema' })
  await expect(post.getByRole('textbox', { name: 'Überschrift' })).toBeFocused()
  await expect(tag.getByRole('option')).not.toHaveCount(1)
  await page.keyboard.type('Nebel über dem Hafen')
  await tabTo(page, tag)
  await page.keyboard.press('ArrowDown')
  await press(page, post.getByRole('button', { name: 'Beitrag anlegen' }))
  await page.waitForURL('**/articles/nebel-ueber-dem-hafen*')

  await page.getByRole('button', { name: 'Artikel löschen' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Artikel löschen?' })
  await press(page, question.getByRole('button', { name: 'Artikel löschen' }))
  await page.waitForURL('**/blog')
  await expect(page.getByRole('link', { name: 'Nebel über dem Hafen' })).toHaveCount(0)
})
