import { expect, type CDPSession, type Frame, type Page } from '@playwright/test'
import { choosePictures } from './choosePictures'
import { expectSamePage } from './expectSamePage'
import { finishEditing } from './finishEditing'
import { hostPageEditor } from './hostPageEditor'
import { openEditor } from './openEditor'

/**
 * The whole task on a host page that is open: pictures are found, marked and inserted, the page stays as it was, and its own editing goes on.
 * @param view as in `expectSamePage`
 */
export async function useLibrary(place: Page | Frame, session: CDPSession, view?: string): Promise<void> {
  await openEditor(place)
  await expectSamePage(place, session, () => choosePictures(place), view)
  await expect(hostPageEditor(place).chosen).toHaveText(/^\S.*, \S/)
  await finishEditing(place)
}
