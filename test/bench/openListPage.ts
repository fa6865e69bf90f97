import type { Page } from '@playwright/test'
import type { BenchStage } from './BenchStage'
import { openAuthorPage } from './openAuthorPage'

/** Opens a page with the stage of the list benches, the whole library's records loaded, in the browser that draws without waiting. */
export async function openListPage(stage: BenchStage): Promise<Page> {
  const page = await openAuthorPage({ portal: stage.portal, browser: stage.uncappedBrowser }, ['listPage'])
  const loaded = await page.evaluate(count => listStage.load(count), stage.pictures)
  if (loaded !== stage.pictures) throw new Error(`The portal has ${loaded} pictures of the author, not ${stage.pictures}.`)
  return page
}
