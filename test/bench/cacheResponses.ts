import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'

declare const foyer: Foyer

/**
 * Caches a page's GET responses in memory, so that a window that opens again does not wait for the network. Turns off
 * server templates.
 */
export const cacheResponses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    foyer.configure({ templates: false })
    const ask = window.fetch
    const stored = new Map<string, Promise<Response>>()
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'GET') return ask(request)
      const answer = stored.get(request.url) ?? ask(request)
      stored.set(request.url, answer)
      return (await answer).clone()
    }
  })
