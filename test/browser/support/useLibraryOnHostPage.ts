import { expect, type Page } from '@playwright/test'
import { choosePictures } from './choosePictures'
import { expectSamePage } from './expectSamePage'
import { finishEditing } from './finishEditing'
import { hostPageEditor } from './hostPageEditor'
import { openEditor } from './openEditor'

/** The whole task on a page of `examples/pages`: pictures are found, marked and inserted, the page stays as it was, and its own editing goes on. */
export async function useLibraryOnHostPage(page: Page, folder: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await page.goto(`/pages/${folder}/`)
  await openEditor(page)
  await expectSamePage(page, session, () => choosePictures(page))
  await expect(hostPageEditor(page).chosen).toHaveText(/^\S.*, \S/)
  await finishEditing(page)
}
