import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'
import { testPicker } from './support/testPicker'

declare const foyer: Foyer

testPicker('PGlite')

test('a wrong option rejects the call with an error that names the option; a plain call loads no part of the picker', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/pix\.select was called with an unusable 'multiple'/)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/pages/elements/')
  const error = await page.evaluate(() =>
    foyer.pix
      .select({ multiple: 0 })
      .opened.catch(({ code, message }: { code: string; message: string }) => [code, message]),
  )
  expect(error).toEqual([
    'CALL_WRONG_ARGUMENT',
    expect.stringContaining("pix.select was called with an unusable 'multiple'. Pass true, false or a number."),
  ])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => foyer.pix.select().opened)
  await expect(libraryPage(page).tiles.first()).toBeVisible()
  expect(asked.filter(path => path.includes('PickLibrary'))).toEqual([])
})

test('if the part that limits the library does not load, the window says so, and a retry opens the library with its limits', async ({
  authorPage: page,
  watch,
}) => {
  watch.expectTrouble(/request failed: .*PickLibrary/)
  watch.expectTrouble(/ERR_FAILED/)
  watch.expectTrouble(/CHUNK_NOT_LOADED|a part of the window 'pix.manage' could not be loaded/)
  await page.route('**/PickLibrary-*', route => route.abort(), { times: 1 })
  await page.goto('/pages/elements/')
  await page.evaluate(() => foyer.pix.select({ multiple: 2 }).opened)
  const { window, tiles, retry } = libraryPage(page)
  await expect(retry).toBeFocused()
  await expect(tiles).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(tiles.first()).toBeVisible()
  await expect(window.getByText('Wählen Sie höchstens 2 Bilder.')).toBeVisible()
})
