import type { Page } from '@playwright/test'
import { useLibrary } from './useLibrary'

/** Opens a page of `examples/pages` and does the whole task of `useLibrary` on it. */
export async function useLibraryOnHostPage(page: Page, folder: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.goto(`/pages/${folder}/`)
  await useLibrary(page, session)
}
