import type { Page } from '@playwright/test'
import { openCall } from './openCall'

/** Opens the overview, or the editor of an event, and waits for the row or the field that shows that its data is there. */
export const openEventWindow = (page: Page, eventId?: number): Promise<void> =>
  eventId === undefined ? openCall(page, 'event.overview', '.line') : openCall(page, 'event.detail', '[role=tabpanel] input[type=text]', eventId)
