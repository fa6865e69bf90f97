import type { CDPSession } from '@playwright/test'
import { contextOf } from './contextOf'

/**
 * Lists the listeners on the elements of a page's body, by type, such as `click ×2`.
 * @param view as in `listListeners`
 */
export async function listListenersInside(session: CDPSession, view?: string): Promise<string[]> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.body',
    ...(await contextOf(session, view)),
    objectGroup: 'listenersInside',
  })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId!, depth: -1 })
  const types = listeners.map(({ type, useCapture }) => `${type}${useCapture ? ' capture' : ''}`)
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'listenersInside' })
  return [...new Set(types)].sort().map(type => `${type} ×${types.filter(other => other === type).length}`)
}
