import { readFileSync } from 'node:fs'
import type { FileChooser, Page } from '@playwright/test'
import sharp from 'sharp'
import { openLibrary, openPage } from './support/hostPageSteps'
import { expect, test } from './support/hostPageTest'
import { libraryPage } from './support/libraryPage'

const cup = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')

async function openUpload(page: Page) {
  await openPage(page)
  const library = libraryPage(page)
  await openLibrary(page, library)
  const dialog = page.getByRole('dialog', { name: 'Bilder hochladen' })
  const button = (name: string) => dialog.getByRole('button', { name })
  const choose = async (files: Parameters<FileChooser['setFiles']>[0]) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      library.window.getByRole('button', { name: 'Bilder hochladen' }).click(),
    ])
    await chooser.setFiles(files)
  }
  return { library, dialog, button, choose }
}

test('offers a WebP as JPEG, and a transparent one as PNG', async ({ authorPage: page, line }) => {
  const { library, dialog, button, choose } = await openUpload(page)
  const started = page.waitForEvent('worker')
  await choose([
    { name: 'Tasse.webp', mimeType: 'image/webp', buffer: await sharp(cup).webp().toBuffer() },
    {
      name: 'Logo.webp',
      mimeType: 'image/webp',
      buffer: await sharp({
        create: { width: 80, height: 60, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
      })
        .webp({ lossless: true })
        .toBuffer(),
    },
  ])
  await expect(dialog.getByRole('checkbox', { name: 'Tasse.webp' })).toHaveAccessibleDescription(/WebP wird zu JPEG/)
  await expect(dialog.getByRole('checkbox', { name: 'Logo.webp' })).toHaveAccessibleDescription(/WebP wird zu PNG/)
  // The code of the worker is text, so only running it shows that the build left it complete.
  expect(await (await started).evaluate('typeof converter.convert')).toBe('function')
  expect(line.asked.filter(asked => asked.startsWith('POST'))).toEqual([])
  await button('Anpassen und hochladen').click()
  await expect(dialog).toHaveCount(0)
  await expect(library.tiles.first()).toHaveAccessibleName(/^Tasse/)
})
