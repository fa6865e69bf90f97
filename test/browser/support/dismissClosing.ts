import { expect, type Page } from '@playwright/test'

/** Tries to close the tab. Expects that the browser asks first, and stays on the page. */
export async function dismissClosing(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}
