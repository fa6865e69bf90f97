import type { Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time, in contrast to the time that went by. */
  readonly tdur?: number
}

const CATEGORIES = ['devtools.timeline', 'v8.execute', 'blink.user_timing']
const COUNTED = new Set(['FunctionCall', 'EvaluateScript', 'v8.compile', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'EventDispatch', 'ParseAuthorStyleSheet', 'UpdateLayoutTree', 'Layout', 'MinorGC'])
const [BEGIN, END] = ['bench:begin', 'bench:end']

/** The processor time in ms that the page's main thread spends on script, style and layout (painting left out) while `act` runs. */
export async function traceScriptAndLayout(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('A page that is traced needs a browser of its own.')
  await browser.startTracing(page, { categories: CATEGORIES })
  await page.evaluate(name => void performance.mark(name), BEGIN)
  await act()
  await page.evaluate(name => void performance.mark(name), END)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return sumCounted(trace.traceEvents)
}

function sumCounted(events: readonly TraceEvent[]): number {
  const begin = events.find(event => event.name === BEGIN)
  const end = events.find(event => event.name === END)
  if (!begin || !end) throw new Error('The trace lacks its marks.')
  const counted = events
    .filter(({ name, ph, pid, tid, ts }) => ph === 'X' && pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts && COUNTED.has(name))
    .sort((a, b) => a.ts - b.ts)
  let sum = 0
  let covered = 0
  for (const { ts, dur = 0, tdur = dur } of counted) {
    // What lies inside another one is in its time already.
    if (ts < covered) continue
    sum += tdur
    covered = ts + dur
  }
  return sum / 1000
}
