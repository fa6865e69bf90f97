import type { Page } from '@playwright/test'
import type { BenchStage } from './BenchStage'
import { openAuthorPage } from './openAuthorPage'

/** Opens a page with the stage of the list benches, the records of the whole library or of its first pictures loaded, in the browser that draws without waiting. */
export async function openListPage(stage: BenchStage, count = stage.pictures): Promise<Page> {
  const page = await openAuthorPage({ portal: stage.portal, browser: stage.uncappedBrowser }, ['listPage'])
  const loaded = await page.evaluate(wanted => listStage.load(wanted), count)
  if (loaded !== count) throw new Error(`The portal has ${loaded} pictures of the author, not ${count}.`)
  return page
}
