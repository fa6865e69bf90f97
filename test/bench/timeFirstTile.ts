import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'

declare const foyer: Foyer

const LIMIT_MS = 30_000

/** The measured call: the library, the library with the portal's templates, or the plain dialog to compare with. */
export type FirstCall = 'library' | 'withTemplates' | 'plain'

/** Returns the time from the first call on a page to the first tile on the screen, in ms. */
export const timeFirstTile = (page: Page, call: FirstCall): Promise<number> =>
  page.evaluate(
    async ({ call, limit }) => {
      const start = performance.now()
      if (call === 'plain') {
        const script = document.createElement('script')
        script.src = '/foyer/peers/plainDialog.js'
        document.head.append(script)
      } else {
        foyer.configure({ templates: call === 'withTemplates' })
        foyer.pix.select()
      }
      const hasTile = () =>
        document.querySelector('[data-tile]') ??
        document.querySelector('foyer-root')?.shadowRoot?.querySelector('.tile')
      while (!hasTile() && performance.now() - start < limit) await new Promise(requestAnimationFrame)
      if (!hasTile()) throw new Error(`No tile after ${limit} ms.`)
      // The browser paints the tile after the callback that found it.
      await new Promise(resolve => setTimeout(resolve))
      return performance.now() - start
    },
    { call, limit: LIMIT_MS },
  )
