import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'

declare const foyer: Foyer

/** Opens the overview, or the editor of an event, and waits for the row or the field that shows that its data is there. From a timer, so that it is called in the page's own time and not in the tools'. */
export const openEventWindow = (page: Page, eventId?: number): Promise<void> =>
  page.evaluate(
    id =>
      new Promise<void>(done => {
        setTimeout(() => {
          const handle = id === undefined ? foyer.event.overview() : foyer.event.detail(id)
          globalThis.closeOpened = () => {
            handle.close()
            return handle.result
          }
          const look = () => {
            const isThere = document.querySelector('foyer-root')?.shadowRoot?.querySelector(id === undefined ? '.line' : '[role=tabpanel] input[type=text]')
            if (isThere) setTimeout(done)
            else requestAnimationFrame(look)
          }
          requestAnimationFrame(look)
        })
      }),
    eventId,
  )
