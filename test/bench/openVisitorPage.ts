import type { Page } from '@playwright/test'
import type { BenchStage } from './BenchStage'
import { openBenchPage } from './openBenchPage'

/** Opens the portal's front page without signing in. */
export const openVisitorPage = ({ browser, portal }: Pick<BenchStage, 'browser' | 'portal'>): Promise<Page> =>
  openBenchPage(browser, new URL(portal.url))
