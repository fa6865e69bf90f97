import type { Frame, Page } from '@playwright/test'

/** Returns locators of the page's own editing area, in which a person writes and chooses pictures. */
export function hostPageEditor(place: Page | Frame) {
  const area = place.locator('#editor')
  return {
    area,
    caption: area.getByRole('textbox', { name: 'Bildunterschrift' }),
    choose: area.getByRole('button', { name: 'Bild wählen' }),
    apply: area.getByRole('button', { name: 'Übernehmen' }),
    /** Button in the article that opens the area. */
    open: place.getByRole('button', { name: 'Artikel bearbeiten' }),
    /** Titles of the inserted pictures. */
    chosen: place.locator('#chosen'),
    /** Text of the page after the area was closed. */
    saved: place.locator('#saved'),
  }
}
