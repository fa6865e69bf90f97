import type { Page, Request } from '@playwright/test'

const watched = new WeakMap<Page, ReadonlySet<Request>>()

/** Tracks the page's pending requests from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  watched.set(page, open)
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
}

/** Returns the addresses of the pending requests. */
export function openRequests(page: Page): readonly string[] {
  return [...(watched.get(page) ?? [])].map(request => request.url())
}
