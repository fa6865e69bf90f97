import type { Page } from '@playwright/test'

/** Returns the number of bytes transferred for files of the library's folder. */
export const countBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('/foyer/'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )
