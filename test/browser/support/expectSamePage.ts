import { expect, type CDPSession, type Frame, type Page } from '@playwright/test'
import { listListeners } from './listListeners'
import { listListenersInside } from './listListenersInside'
import { comparePageTraces, readPageTraces } from './pageTraces'

/** The property that React sets on a document after its first render there, and the listener that belongs to it. */
const REACT_MARK = /^document\._reactListening\w+ is new$/
const REACT_LISTENER = 'document selectionchange'
/** jQuery hangs one on each element that the page's own focus trap reaches for. */
const JQUERY_LISTENER = /^focus ×/

/**
 * Does something on a page and expects everything of the page to be as before; `session` is of that page or frame.
 * @param view where the session is of the page around a frame: what that page calls the frame's window
 */
export async function expectSamePage(
  place: Page | Frame,
  session: CDPSession,
  act: () => Promise<void>,
  view?: string,
): Promise<void> {
  const inside = async () => (await listListenersInside(session, view)).filter(type => !JQUERY_LISTENER.test(type))
  const note = async () =>
    [await place.evaluateHandle(readPageTraces), await listListeners(session, view), await inside()] as const
  const [before, listenersBefore, insideBefore] = await note()
  await act()
  const [after, listenersAfter, insideAfter] = await note()
  const changes = await place.evaluate(comparePageTraces, [before, after] as const)
  const ofReact = changes.filter(change => REACT_MARK.test(change))
  expect(changes.filter(change => !ofReact.includes(change))).toEqual([])
  expect(listenersAfter).toEqual(ofReact.length > 0 ? withOneMore(listenersBefore, REACT_LISTENER) : listenersBefore)
  expect(insideAfter).toEqual(insideBefore)
}

function withOneMore(listeners: readonly string[], name: string): string[] {
  const isName = (listener: string) => listener.startsWith(`${name} ×`)
  const count = Number(listeners.find(isName)?.split('×')[1] ?? 0)
  return [...listeners.filter(listener => !isName(listener)), `${name} ×${count + 1}`].sort()
}
