import type { Page } from '@playwright/test'
import { readEvents } from './readEvents'
import type { ServedPortal } from './ServedPortal'

declare global {
  /** Response to the page's unfiltered list of events. */
  var eventResponse: string
}

/**
 * Serves the page's unfiltered list of events from memory, as one page with the given number of the author's events.
 */
export async function stubEvents(page: Page, portal: ServedPortal, count: number): Promise<void> {
  await page.evaluate(
    answer => {
      globalThis.eventResponse = answer
      const ask = window.fetch
      window.fetch = async (input, init) => {
        const { pathname, searchParams } = new URL(new Request(input, init).url)
        const isList =
          pathname === '/event/api/event_cluster' && !searchParams.get('search') && !searchParams.get('date')
        return isList
          ? new Response(eventResponse, { headers: { 'Content-Type': 'application/json' } })
          : ask(input, init)
      }
    },
    await readEvents(portal, count),
  )
}
