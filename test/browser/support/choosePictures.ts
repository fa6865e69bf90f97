import { expect, type Frame, type Page } from '@playwright/test'
import { libraryPage } from './libraryPage'
import { pageOf } from './pageOf'

/**
 * Opens the library by the focused button, finds pictures by typing and by the filter list, selects two and inserts
 * them; all by keyboard except the filter list.
 */
export async function choosePictures(place: Page | Frame): Promise<void> {
  const library = libraryPage(place)
  const { keyboard } = pageOf(place)
  await keyboard.press('Enter')
  await expect(library.tiles.first()).toBeVisible()
  await library.search.focus()
  await keyboard.type('schafe')
  await expect(library.tiles).toHaveCount(1)
  await expect(library.search).toHaveValue('schafe')
  await keyboard.press('Escape')
  await expect(library.search).toHaveValue('')
  await library.filter.selectOption({ label: 'Landschaften und Wege' })
  await expect(library.window.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await library.tiles.first().focus()
  await keyboard.press('Space')
  await keyboard.press('ArrowRight')
  await keyboard.press('Space')
  await expect(library.selection).toContainText('2 markiert')
  await library.selection.getByRole('button', { name: 'Einfügen' }).focus()
  await keyboard.press('Enter')
  await expect(library.window).toHaveCount(0)
}
