import type { Page } from '@playwright/test'
import { readCalendar, type CalendarEntry } from '../../portal/support/readCalendar'
import { expect } from './portalTest'

/** Returns the machine-readable data of an event's page: its JSON-LD and its calendar entry. */
export async function readEventPage(page: Page): Promise<{ jsonLd: Record<string, unknown>; entry: CalendarEntry }> {
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  const href = await page.getByRole('link', { name: 'In den Kalender' }).getAttribute('href')
  const calendar = await page.request.get(href!)
  const { entries } = readCalendar(await calendar.body())
  expect(entries).toHaveLength(1)
  return { jsonLd: JSON.parse((await scripts.textContent())!) as Record<string, unknown>, entry: entries[0]! }
}
