import { expect, type CDPSession, type Frame, type Page } from '@playwright/test'
import { listListeners } from './listListeners'
import { listListenersInside } from './listListenersInside'
import { comparePageTraces, REACT_MARK, readPageTraces } from './pageTraces'

/** The listener that React adds to a document at its first render. */
const REACT_LISTENER = 'document selectionchange'
/** Listener and property that the page's own jQuery adds to each element in reach of the page's own focus trap. */
const JQUERY_LISTENER = /^focus ×/
const JQUERY_MARK = /\.jQuery\d+ is new$/

/**
 * Runs an action on a page or frame, and expects this page or frame to be unchanged afterwards.
 * @param session belongs to the page, to the frame, or to the page around the frame
 * @param view name of the frame's window, if the session belongs to the page around the frame
 * @param kept listener that a package adds permanently, such as `window message`
 */
export async function expectSamePage(
  place: Page | Frame,
  session: CDPSession,
  action: () => Promise<void>,
  view?: string,
  kept?: string,
): Promise<void> {
  const inside = async () => (await listListenersInside(session, view)).filter(type => !JQUERY_LISTENER.test(type))
  const note = async () =>
    [await place.evaluateHandle(readPageTraces), await listListeners(session, view), await inside()] as const
  const [before, listenersBefore, insideBefore] = await note()
  await action()
  const after = await place.evaluateHandle(readPageTraces)
  const changes = await place.evaluate(comparePageTraces, [before, after] as const)
  const ofReact = changes.filter(change => REACT_MARK.test(change))
  expect(changes.filter(change => !ofReact.includes(change) && !JQUERY_MARK.test(change))).toEqual([])
  const added = [...(ofReact.length > 0 ? [REACT_LISTENER] : []), ...(kept === undefined ? [] : [kept])]
  // Polls, because Foyer listens for the second click of a double click after a press has closed a window.
  await expect.poll(() => listListeners(session, view)).toEqual(added.reduce(withOneMore, listenersBefore))
  expect(await inside()).toEqual(insideBefore)
}

function withOneMore(listeners: string[], name: string): string[] {
  const isName = (listener: string) => listener.startsWith(`${name} ×`)
  const count = Number(listeners.find(isName)?.split('×')[1] ?? 0)
  return [...listeners.filter(listener => !isName(listener)), `${name} ×${count + 1}`].sort()
}
