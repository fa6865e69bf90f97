import type { CDPSession } from '@playwright/test'

/**
 * Where an expression must be evaluated to speak of a window: from the context of another one, the browser tells none of its listeners.
 * @param view what the page of the session calls the window, such as `frames.article`; default: its own
 */
export async function contextOf(session: CDPSession, view?: string): Promise<{ readonly contextId?: number }> {
  if (view === undefined) return {}
  const contexts: { readonly id: number; readonly auxData?: { readonly isDefault?: boolean } }[] = []
  const note = ({ context }: { readonly context: (typeof contexts)[number] }) => void contexts.push(context)
  session.on('Runtime.executionContextCreated', note)
  // It answers when all that there are have been told.
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
