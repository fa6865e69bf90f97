import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

declare const foyer: Foyer

// Forbids the cache, because a browser stores a refused file for as long as the file's headers allow.
const SPOILT = {
  kind: 'rewrite',
  headers: { 'cache-control': 'no-store' },
  body: (body: string) => `${body}\nself.stolen = true`,
} as const

/** Opens the plain page with the import map of the build and the tag's hash. */
async function openWithIntegrity(page: Page): Promise<void> {
  const importMap = readFileSync('dist/importmap.json', 'utf8').replaceAll('{foyer}', '/foyer')
  const { 'foyer.js': hash } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>
  await page.route('**/pages/plain/', async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace(
        '<script src="/foyer/foyer.js"',
        `<script type="importmap">${importMap}</script><script src="/foyer/foyer.js" integrity="${hash}"`,
      ),
    })
  })
  await page.goto('/pages/plain/')
}

test('with the import map, a browser refuses a chunk that somebody changed, Foyer says so, and the original chunk works on a retry', async ({
  authorPage: page,
  line,
  watch,
}) => {
  const waiting = page.getByRole('dialog', { name: 'Wird geladen' })
  const refused = (file: string) => new RegExp(`digest in the 'integrity' attribute for resource '[^']*/${file}-`)
  watch.expectTrouble(refused('core'))
  watch.expectTrouble(/console\.error: FoyerError: Foyer: core-\S+ did not load/)
  line.add({ path: /\/esm\/core-/, fault: SPOILT })
  await openWithIntegrity(page)
  const opened = page.evaluate(() =>
    foyer.pix.select().opened.catch((error: Error & { code: string }) => `${error.code} ${error.message}`),
  )
  await waiting.getByRole('button', { name: 'Erneut versuchen' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await opened).toMatch(/^CORE_NOT_LOADED Foyer: core-[\w-]+\.js did not load\. .*\bintegrity\b/)

  // A later call requests the original core. Then a chunk of another window is damaged.
  await line.reset()
  // The browser may cache the refused file for a while.
  await expect
    .poll(() => page.evaluate(() => foyer.pix.load(0).catch((error: { code: string }) => error.code)))
    .toBe('CALL_WRONG_ARGUMENT')
  line.add({ path: /\/esm\/LanguageWindow-/, fault: SPOILT })
  watch.expectTrouble(refused('LanguageWindow'))
  watch.expectTrouble(
    /console\.error: .*Foyer: a part of the window 'language\.choose' could not be loaded\. .*\bintegrity\b/,
  )
  await page.evaluate(() => void foyer.language.choose())
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Erneut versuchen' })
  await retry.waitFor()
  await line.reset()
  await retry.click()
  await expect(page.getByRole('dialog', { name: 'Sprache wählen' })).toBeVisible()
  expect(await page.evaluate(() => 'stolen' in self)).toBe(false)
})

test('a picture loads from the configured image host, and the tests detect this request to another host', async ({
  authorPage: page,
  watch,
}) => {
  // A test with `watch` fails if the page sends a request to another host. This test shows that `watch` detects such a
  // request.
  watch.expectTrouble(/^asked another host: http:\/\/pictures\.example\/.*width=/)
  await page.route('http://pictures.example/**', route =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  )
  await page.goto('/pages/plain/')
  await page.evaluate(() => {
    foyer.configure({ hosts: { image: 'http://pictures.example' } })
    foyer.pix.select()
  })
  const picture = libraryPage(page).tiles.first().getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 9)
})
