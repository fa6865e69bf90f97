import type { Page, Route } from '@playwright/test'

interface Held {
  /** Holds only requests of this method. */
  readonly method?: string
  /** Holds only the first requests, this many. */
  readonly times?: number
}

/** Holds requests to an address back. Returns the function that releases them. */
export async function holdRequests(page: Page, address: string, { method, times }: Held = {}): Promise<() => void> {
  let letGo = () => {}
  const isWanted = new Promise<void>(resolve => {
    letGo = resolve
  })
  const hold = async (route: Route) => {
    if (method === undefined || route.request().method() === method) await isWanted
    await route.fallback()
  }
  await page.route(address, hold, { times })
  return letGo
}
