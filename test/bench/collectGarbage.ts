import type { CDPSession } from '@playwright/test'

/** Runs the garbage collector several times, because freed objects may release others. */
export async function collectGarbage(client: CDPSession): Promise<void> {
  await client.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
}
