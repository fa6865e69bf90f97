import { expect, type Frame, type Page } from '@playwright/test'
import { hostPageEditor } from './hostPageEditor'

/** Opens the page's own editing area, half-way down the page, and begins to write in it. */
export async function openEditor(place: Page | Frame): Promise<void> {
  const editor = hostPageEditor(place)
  await place.evaluate(() => scrollTo(0, 180))
  // A page whose script is on its way hears nothing yet: as a person does, the test presses again.
  await expect(async () => {
    await editor.open.click()
    await expect(editor.caption).toBeVisible({ timeout: 500 })
  }).toPass()
  await editor.caption.fill('Noch nicht gespeichert')
  await editor.choose.focus()
}
