import type { Page } from '@playwright/test'
import { traceMainThread } from './traceMainThread'

const CATEGORIES = ['devtools.timeline', 'v8.execute']
const COUNTED = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.compile',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'ParseAuthorStyleSheet',
  'UpdateLayoutTree',
  'Layout',
  'MinorGC',
])

/**
 * Returns the CPU time in ms that the page's main thread spends on script, style and layout (not painting) while
 * `action` runs.
 */
export async function traceScriptAndLayout(page: Page, action: () => Promise<unknown>): Promise<number> {
  let sum = 0
  let covered = 0
  for (const { name, ts, dur = 0, tdur = dur } of await traceMainThread(page, CATEGORIES, action)) {
    // The time of a nested event is included in that of its parent.
    if (ts < covered || !COUNTED.has(name)) continue
    sum += tdur
    covered = ts + dur
  }
  return sum / 1000
}
