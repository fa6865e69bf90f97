import type { Page } from '@playwright/test'
import type { BenchStage } from './BenchStage'
import { openAuthorPage } from './openAuthorPage'

/**
 * Opens the page of the list benches in the browser without a frame limit. Loads the records of the first `count`
 * pictures, by default of all.
 */
export async function openListPage(stage: BenchStage, count = stage.pictures): Promise<Page> {
  const page = await openAuthorPage({ portal: stage.portal, browser: stage.uncappedBrowser }, ['listPage'])
  const loaded = await page.evaluate(wanted => listStage.load(wanted), count)
  if (loaded !== count) throw new Error(`The portal has ${loaded} pictures of the author, not ${count}.`)
  return page
}
