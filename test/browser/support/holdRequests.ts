import type { Page } from '@playwright/test'

/** Keeps requests to an address on their way, those of one method where it is named, until the function that it answers is called. */
export async function holdRequests(page: Page, address: string, method?: string): Promise<() => void> {
  let letGo = () => {}
  const isWanted = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, async route => {
    if (method === undefined || route.request().method() === method) await isWanted
    await route.fallback()
  })
  return letGo
}
