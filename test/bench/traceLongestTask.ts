import type { Page } from '@playwright/test'
import { traceMainThread } from './traceMainThread'

/**
 * Returns the CPU time in ms of the longest task of the page's main thread while `action` runs. The page can't respond
 * during that task.
 */
export async function traceLongestTask(page: Page, action: () => Promise<unknown>): Promise<number> {
  const tasks = (await traceMainThread(page, ['toplevel'], action)).filter(({ name }) => name.endsWith('RunTask'))
  if (tasks.length === 0) throw new Error('The trace has no tasks.')
  return Math.max(...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1000
}
