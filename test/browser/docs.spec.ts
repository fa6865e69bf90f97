import { readBlocks } from '../support/docs/readBlocks'
import { readDocs } from '../support/docs/readDocs'
import { libraryPage } from './support/libraryPage'
import { expect, test } from './support/portalTest'

const blocks = readDocs(process.cwd()).flatMap(readBlocks)
/** Complete pages in the documentation. Each has a button that opens the library, and an `output` for the result. */
const pages = blocks.filter(({ language, code }) => language === 'html' && code.startsWith('<!doctype'))
const [name = '', policy = ''] =
  blocks.find(({ language, code }) => language === 'http' && code.includes('nonce-'))?.code.split(/: (.*)/) ?? []

test('the documentation has complete pages, one of them for a strict Content Security Policy', () => {
  expect(pages.filter(({ path }) => path === 'README.md')).toHaveLength(1)
  // One page for each step of the guide.
  expect(pages.filter(({ path }) => path === 'examples/guides/integrator.md')).toHaveLength(3)
  const withNonce = pages.filter(({ code }) => code.includes('nonce='))
  expect(withNonce.map(({ path }) => path)).toEqual(['examples/guides/content-security-policy.md'])
})

for (const { path, line, code } of pages)
  test(`the page at ${path}:${line} shows the chosen picture, or its title`, async ({ authorPage: page }) => {
    const headers = code.includes('nonce=') ? { [name]: policy } : {}
    await page.route('**/documented', route =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: code, headers }),
    )
    await page.goto('/documented')
    await page.locator('button').click()
    const { window, search, tiles } = libraryPage(page)
    // Searches by name, because other tests upload pictures into the same library.
    await search.fill('Bärenklau')
    const found = window.getByRole('gridcell', { name: /^Bärenklau/ })
    // A search moves the pictures, so the pointer waits for its result. Otherwise another picture would be below the
    // pointer.
    await expect(found).not.toHaveCount(0)
    await expect.poll(async () => (await tiles.count()) - (await found.count())).toBe(0)
    const tile = found.first()
    await tile.hover()
    await tile.getByRole('button', { name: 'Einfügen' }).click()
    await expect(window).toHaveCount(0)
    const result = page.locator('output')
    // A page shows the picture, with its title as the text alternative, or the title alone.
    await expect(result.getByAltText(/^Bärenklau/).or(result.filter({ hasText: /^Bärenklau/ }))).toBeVisible()
    for (const image of await result.locator('img').all())
      await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0)
  })
