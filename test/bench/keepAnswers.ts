import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'

declare const foyer: Foyer

/** Answers a page's GET requests from memory once they have come, so that opening again waits for nothing; server templates are left out. */
export const keepAnswers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    foyer.configure({ templates: false })
    const ask = window.fetch
    const kept = new Map<string, Promise<Response>>()
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'GET') return ask(request)
      const answer = kept.get(request.url) ?? ask(request)
      kept.set(request.url, answer)
      return (await answer).clone()
    }
  })
