import type { Page } from '@playwright/test'
import { readBlocks } from '../support/docs/readBlocks'
import { readDocs } from '../support/docs/readDocs'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

const blocks = readDocs(process.cwd()).flatMap(readBlocks)
/** The whole pages of a file of the documentation, as they stand there. */
const pagesOf = (path: string) =>
  blocks
    .filter(block => block.path === path && block.language === 'html' && block.code.startsWith('<!doctype'))
    .map(({ code }) => code)

/** Opens a page of the documentation on the portal, chooses a picture by its button, and answers what stands in the page then. */
async function choosePicture(page: Page, body: string, headers: Record<string, string> = {}): Promise<string | null> {
  await page.route('**/documented', route => route.fulfill({ contentType: 'text/html; charset=utf-8', body, headers }))
  await page.goto('/documented')
  await page.getByRole('button', { name: 'Bild wählen' }).click()
  const { window, tiles } = libraryPage(page)
  await tiles.first().hover()
  await tiles.first().getByRole('button', { name: 'Einfügen' }).click()
  await expect(window).toHaveCount(0)
  await expect(page.locator('output')).not.toBeEmpty()
  await page.unroute('**/documented')
  return page.locator('output').textContent()
}

test('the pages of the README and of the guide do what they say, the strict one under its policy', async ({
  authorPage: page,
}) => {
  const [quickStart = ''] = pagesOf('README.md')
  const [byScript = '', strict = ''] = pagesOf('examples/guides/integrator.md')
  const { code: header = '' } =
    blocks.find(({ language, code }) => language === 'http' && code.includes('nonce-')) ?? {}
  const [name = '', value = ''] = header.split(/: (.*)/)

  const title = await choosePicture(page, quickStart)
  expect(title).not.toBe('Kein Bild')
  expect(await choosePicture(page, byScript)).toBe(title)
  expect(await choosePicture(page, strict, { [name]: value })).toBe(title)
})
