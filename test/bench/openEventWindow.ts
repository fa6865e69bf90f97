import type { Page } from '@playwright/test'
import { openCall } from './openCall'

/** Opens the overview, or the editor of an event, and waits for the row or the field that shows its data. */
export async function openEventWindow(page: Page, eventId?: number): Promise<void> {
  if (eventId === undefined) await openCall(page, 'event.overview', '.line')
  else await openCall(page, 'event.detail', '[role=tabpanel] input[type=text]', eventId)
}
