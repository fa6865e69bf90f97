import type { Page } from '@playwright/test'

/** Returns the compressed size, in bytes, of all files of the library's folder that the page has loaded. */
export const countBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/foyer/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
