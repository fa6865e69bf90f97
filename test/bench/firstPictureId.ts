import type { Page } from '@playwright/test'

/** Returns the id of the author's newest picture. */
export const firstPictureId = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [newest] = (await (await fetch('/pix/pictures/by/1001?limit=1')).json()) as { Id: number }[]
    if (!newest) throw new Error('The author has no pictures.')
    return newest.Id
  })
