import type { CDPSession } from '@playwright/test'

/**
 * Returns the context in which to evaluate an expression about a window. From another context, the browser does not
 * report the window's listeners.
 * @param view the window as an expression of the session's page, such as `frames.article`; default: the page's own
 * window
 */
export async function contextOf(session: CDPSession, view?: string): Promise<{ readonly contextId?: number }> {
  if (view === undefined) return {}
  const contexts: { readonly id: number; readonly auxData?: { readonly isDefault?: boolean } }[] = []
  const note = ({ context }: { readonly context: (typeof contexts)[number] }) => void contexts.push(context)
  session.on('Runtime.executionContextCreated', note)
  // Resolves after all existing contexts have been reported.
  await session.send('Runtime.enable')
  await session.send('Runtime.disable')
  session.off('Runtime.executionContextCreated', note)
  for (const { id } of contexts.filter(({ auxData }) => auxData?.isDefault)) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `self === top.${view}`,
      contextId: id,
      returnByValue: true,
    })
    if (result.value === true) return { contextId: id }
  }
  throw new Error(`The page has no window '${view}'.`)
}
