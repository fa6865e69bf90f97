import { expect, type CDPSession, type Frame, type Page } from '@playwright/test'
import { choosePictures } from './choosePictures'
import { expectSamePage } from './expectSamePage'
import { finishEditing } from './finishEditing'
import { hostPageEditor } from './hostPageEditor'
import { openEditor } from './openEditor'

/**
 * Does the whole task on an open host page: finds, selects and inserts pictures. Expects the page to be unchanged and
 * its own editing to continue.
 * @param view as in `expectSamePage`
 */
export async function useLibrary(place: Page | Frame, session: CDPSession, view?: string): Promise<void> {
  await openEditor(place)
  await expectSamePage(place, session, () => choosePictures(place), view)
  await expect(hostPageEditor(place).chosen).toHaveText(/^\S.*, \S/)
  await finishEditing(place)
}
