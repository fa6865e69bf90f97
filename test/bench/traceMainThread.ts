import type { Page } from '@playwright/test'
import type { TraceEvent } from './TraceEvent'

const [BEGIN, END] = ['bench:begin', 'bench:end']

/**
 * Traces the page's main thread while `action` runs. Returns the events of the given categories that have a duration,
 * in the order of their start.
 */
export async function traceMainThread(
  page: Page,
  categories: readonly string[],
  action: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('A traced page needs a separate browser.')
  await browser.startTracing(page, { categories: [...categories, 'blink.user_timing'] })
  await page.evaluate(name => void performance.mark(name), BEGIN)
  await action()
  await page.evaluate(name => void performance.mark(name), END)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const begin = traceEvents.find(event => event.name === BEGIN)
  const end = traceEvents.find(event => event.name === END)
  if (!begin || !end) throw new Error('The trace lacks the marks of its start and end.')
  return traceEvents
    .filter(
      ({ ph, pid, tid, ts }) => ph === 'X' && pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts,
    )
    .sort((a, b) => a.ts - b.ts)
}
