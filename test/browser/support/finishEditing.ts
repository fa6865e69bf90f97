import { expect, type Frame, type Page } from '@playwright/test'
import { hostPageEditor } from './hostPageEditor'
import { libraryPage } from './libraryPage'
import { pageOf } from './pageOf'

/**
 * Opens the library again and closes it by Escape, which must not reach the page. Then applies a caption in the page's
 * own editing area, which closes.
 */
export async function finishEditing(place: Page | Frame): Promise<void> {
  const editor = hostPageEditor(place)
  const library = libraryPage(place)
  const { keyboard } = pageOf(place)
  await keyboard.press('Enter')
  await expect(library.tiles.first()).toBeVisible()
  // The inserted pictures are no longer selected.
  await expect(library.selection).toHaveCount(0)
  await keyboard.press('Escape')
  await expect(library.window).toHaveCount(0)
  await expect(editor.choose).toBeFocused()
  await expect(editor.caption).toHaveValue('Noch nicht gespeichert')
  await editor.caption.fill('An der Oste')
  await editor.apply.click()
  await expect(editor.saved).toHaveText('Übernommen: An der Oste')
  await expect(editor.area).toBeHidden()
}
