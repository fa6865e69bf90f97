import type { CDPSession } from '@playwright/test'

/** Frees what nothing holds any longer. More than one turn: what one frees lets the next free more. */
export async function collectGarbage(client: CDPSession): Promise<void> {
  await client.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn++) await client.send('HeapProfiler.collectGarbage')
}
