import { expect, type CDPSession, type Frame, type Page } from '@playwright/test'
import { listListeners } from './listListeners'
import { comparePageTraces, readPageTraces } from './pageTraces'

/** Once React has drawn anything on a page, it keeps one listener on the document, and a mark that it has done so. */
const REACT_LISTENER = 'document selectionchange ×1'
const REACT_MARK = /^document\._reactListening\w+ is new$/

/**
 * Does something on a page and expects everything of the page to be as before; `session` is of that page or frame.
 * @param view where the session is of the page around a frame: what that page calls the frame's window
 */
export async function expectSamePage(place: Page | Frame, session: CDPSession, act: () => Promise<void>, view?: string): Promise<void> {
  const [before, listenersBefore] = [await place.evaluateHandle(readPageTraces), await listListeners(session, view)]
  await act()
  const [after, listenersAfter] = [await place.evaluateHandle(readPageTraces), await listListeners(session, view)]
  const changes = await place.evaluate(comparePageTraces, [before, after] as const)
  expect(changes.filter(change => !REACT_MARK.test(change))).toEqual([])
  expect(listenersAfter.filter(listener => listener !== REACT_LISTENER)).toEqual(listenersBefore)
}
