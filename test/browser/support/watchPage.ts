import type { Page } from '@playwright/test'

/** Host names of this machine, on which the portal and the proxies in front of it run. */
const OWN_HOSTS = ['127.0.0.1', 'localhost']

/** Chromium's message at each log-out, because the portal tells the browser to clear its cached pages. */
const LOG_OUT = /^console\.info: Clear-Site-Data header on '[^']+\/logout': Cleared data types: "cache"\.$/

/** Unexpected events of a page: console messages, errors, failed requests, error statuses, requests to other hosts. */
export interface PageWatch {
  /** Announces trouble that the test causes on purpose; its text must match. */
  expectTrouble(text: RegExp): void
  /** Returns trouble that was not announced, and announcements that did not happen. */
  unexpected(): string[]
}

/** Records console messages, errors, failed requests, error statuses and requests to other hosts from now on. */
export function watchPage(page: Page): PageWatch {
  const troubles: string[] = []
  const expected: { readonly text: RegExp; isSeen: boolean }[] = []
  page.on('console', message => {
    const line = `console.${message.type()}: ${message.text()}`
    if (!LOG_OUT.test(line)) troubles.push(line)
  })
  page.on('pageerror', error => troubles.push(`uncaught: ${error.message}`))
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (/^https?:$/.test(protocol) && !isOfPage && ![...OWN_HOSTS, new URL(page.url()).hostname].includes(hostname))
      troubles.push(`asked another host: ${request.url()}`)
  })
  page.on('requestfailed', request => {
    // Leaving a page or closing a window aborts its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      troubles.push(`request failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) troubles.push(`answer ${response.status()}: ${response.url()}`)
  })
  return {
    expectTrouble: text => expected.push({ text, isSeen: false }),
    unexpected() {
      const left = troubles.filter(trouble => {
        const match = expected.find(({ text }) => text.test(trouble))
        if (match) match.isSeen = true
        return !match
      })
      return [...left, ...expected.filter(({ isSeen }) => !isSeen).map(({ text }) => `never came: ${text}`)]
    },
  }
}
