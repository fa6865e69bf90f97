import { expect, type CDPSession, type Frame, type Page } from '@playwright/test'
import { choosePictures } from './choosePictures'
import { expectSamePage } from './expectSamePage'
import { finishEditing } from './finishEditing'
import { hostPageEditor } from './hostPageEditor'
import { openEditor } from './openEditor'

/**
 * Finds, selects and inserts pictures on an open host page. Expects the library to leave no traces in the page, and the
 * page's own editing to continue.
 * @param view as in `expectSamePage`
 */
export async function useLibrary(place: Page | Frame, session: CDPSession, view?: string): Promise<void> {
  await openEditor(place)
  await expectSamePage(place, session, () => choosePictures(place), view)
  await expect(hostPageEditor(place).chosen).toHaveText(/^\S.*, \S/)
  await finishEditing(place)
}
