import type { FileChooser, Page } from '@playwright/test'
import { openLibrary, openPage } from './hostPageSteps'
import { libraryPage } from './libraryPage'

/** Opens the library on a host page. `choose` gives files to its upload button; `dialog` is the upload's dialog. */
export async function openUpload(page: Page) {
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
