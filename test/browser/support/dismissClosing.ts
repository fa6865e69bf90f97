import { expect, type Page } from '@playwright/test'

/** Closes the tab, expects that the browser asks first, and stays. */
export async function dismissClosing(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}
