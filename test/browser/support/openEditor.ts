import { expect, type Frame, type Page } from '@playwright/test'
import { hostPageEditor } from './hostPageEditor'
import { pageOf } from './pageOf'

/** Opens the page's own editing area, half-way down the page, and begins to write in it. */
export async function openEditor(place: Page | Frame): Promise<void> {
  const editor = hostPageEditor(place)
  await place.evaluate(() => scrollTo(0, 180))
  // A page whose script is on its way hears nothing yet: as a person does, the test presses again.
  await expect(async () => {
    if (!(await editor.area.isVisible())) await editor.open.click({ timeout: 1000 })
    await expect(editor.area).toBeVisible({ timeout: 500 })
  }).toPass()
  // Some areas come slowly, and have their fields when they are there.
  await expect(editor.caption).toBeVisible()
  await editor.caption.fill('Noch nicht gespeichert')
  // Nothing of a window is to lie under the pointer by chance: a tooltip there would take the first Escape.
  await pageOf(place).mouse.move(5, 5)
  await editor.choose.focus()
}
