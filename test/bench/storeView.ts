import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'

declare const foyer: Foyer

/**
 * Stores the library's view of an earlier visit of the author: number of loaded pictures and scroll position. Turns off
 * server templates.
 */
export const storeView = (
  page: Page,
  view: { readonly picturesLength: number; readonly scrollPos: number },
): Promise<void> =>
  page.evaluate(stored => {
    foyer.configure({ templates: false })
    localStorage.setItem('foyer.pix.collectedPictures', '[]')
    for (const [key, value] of Object.entries({ accountId: 1001, ...stored }))
      localStorage.setItem(`foyer.pix.${key}`, JSON.stringify(value))
  }, view)
