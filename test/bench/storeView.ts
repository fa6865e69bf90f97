import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'

declare const foyer: Foyer

/** Leaves on the device what the library keeps of an earlier visit of the author: how many pictures were loaded and where the list stood. */
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
