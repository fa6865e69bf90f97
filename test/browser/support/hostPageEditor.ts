import type { Frame, Page } from '@playwright/test'

/** The page's own editing area on a host page: where its person writes, and asks for pictures. */
export function hostPageEditor(place: Page | Frame) {
  const area = place.locator('#editor')
  return {
    area,
    caption: area.getByRole('textbox', { name: 'Bildunterschrift' }),
    choose: area.getByRole('button', { name: 'Bild wählen' }),
    apply: area.getByRole('button', { name: 'Übernehmen' }),
    /** Opens the area; it lies in the article. */
    open: place.getByRole('button', { name: 'Artikel bearbeiten' }),
    /** The titles of the pictures that were inserted. */
    chosen: place.locator('#chosen'),
    /** Text of the page after the area was closed. */
    saved: place.locator('#saved'),
  }
}
