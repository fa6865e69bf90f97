import type { Page, Request } from '@playwright/test'

const watched = new WeakMap<Page, ReadonlySet<Request>>()

/** Counts the requests of a page from now on. */
export function watchRequests(page: Page): void {
  const open = new Set<Request>()
  watched.set(page, open)
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
}

/** The addresses that a page has asked and that have not answered yet. */
export function openRequests(page: Page): readonly string[] {
  return [...(watched.get(page) ?? [])].map(request => request.url())
}
