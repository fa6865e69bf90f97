import type { Page } from '@playwright/test'

/** Adds the heading ‘Vom Portal’ to a template of the portal. The heading shows that a window uses this template. */
export async function markTemplate(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `<h3>Vom Portal</h3>${await response.text()}` })
  })
}
