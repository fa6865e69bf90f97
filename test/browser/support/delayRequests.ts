import type { Page, Route } from '@playwright/test'

interface Delayed {
  /** Delays only requests of this method. */
  readonly method?: string
  /** Delays only the first requests, up to this number. Requests of another method than `method` count too. */
  readonly times?: number
}

/** Delays requests to an address. Returns the function that releases the requests. */
export async function delayRequests(
  page: Page,
  address: string | RegExp,
  { method, times }: Delayed = {},
): Promise<() => void> {
  let release = () => {}
  const isWanted = new Promise<void>(resolve => {
    release = resolve
  })
  const hold = async (route: Route) => {
    if (method === undefined || route.request().method() === method) await isWanted
    await route.fallback()
  }
  await page.route(address, hold, { times })
  return release
}
