import { expect, type Frame, type Page } from '@playwright/test'
import { hostPageEditor } from './hostPageEditor'
import { pageOf } from './pageOf'

/**
 * Scrolls the page down a little, opens the page's own editing area, types a caption, and focuses the button that opens
 * the library.
 */
export async function openEditor(place: Page | Frame): Promise<void> {
  const editor = hostPageEditor(place)
  await place.evaluate(() => scrollTo(0, 180))
  // A page ignores the press while its script is loading, so the test presses again, as a person would.
  await expect(async () => {
    if (!(await editor.area.isVisible())) await editor.open.click({ timeout: 1000 })
    await expect(editor.area).toBeVisible({ timeout: 500 })
  }).toPass()
  // Some areas open slowly and get their fields later.
  await expect(editor.caption).toBeVisible()
  await editor.caption.fill('Noch nicht gespeichert')
  // Moves the mouse away, so that no tooltip opens by chance and takes the first Escape.
  await pageOf(place).mouse.move(5, 5)
  await editor.choose.focus()
}
