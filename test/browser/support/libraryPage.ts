import type { Frame, Locator, Page } from '@playwright/test'

/** Locators of the picture library on a page. */
export type Library = ReturnType<typeof libraryPage>

/**
 * Returns locators of the picture library's elements, by the reference portal's texts.
 * @param heading the heading of the window, which differs between portals
 */
export function libraryPage(page: Page | Frame, heading: string | RegExp = 'Bilderarchiv') {
  const window: Locator = page.getByRole('dialog', { name: heading })
  const selection = window.getByRole('region', { name: 'Markierte Bilder' })
  return {
    window,
    tiles: window.getByRole('gridcell'),
    search: window.getByRole('searchbox', { name: 'Bilder suchen' }),
    filter: window.getByRole('combobox', { name: 'Anzeigen' }),
    /** The button that shows further tools on a phone. */
    more: window.getByRole('button', { name: 'Weitere Werkzeuge' }),
    selection,
    retry: window.getByRole('button', { name: 'Erneut versuchen' }),
    /** The dialog above the library. */
    dialog: page.getByRole('alertdialog'),
    loadFailed: window.getByText('Die Bilder konnten nicht geladen werden. Ihre Markierungen sind noch da.'),
    unreachable: window.getByText(/Das Portal ist gerade nicht erreichbar/),
  }
}
