import type { CDPSession } from '@playwright/test'
import { contextOf } from './contextOf'

/**
 * Lists the listeners on a page's window, document, root and body, by target and type: `document keydown ×2`.
 * @param view name of the window in the session's page, such as `frames.article`; default: the page's own window
 */
export async function listListeners(session: CDPSession, view?: string): Promise<string[]> {
  const context = await contextOf(session, view)
  const counts = new Map<string, number>()
  for (const target of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: target,
      ...context,
      objectGroup: 'listeners',
    })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
    for (const { type, useCapture } of listeners) {
      const name = `${target} ${type}${useCapture ? ' capture' : ''}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'listeners' })
  return [...counts].map(([name, count]) => `${name} ×${count}`).sort()
}
