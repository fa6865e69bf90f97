import sharp from 'sharp'
import type { Picture } from '../../../src/pix/picture/Picture'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { dismissClosing } from './dismissClosing'
import { holdTasks } from './holdTasks'
import { libraryPage } from './libraryPage'

const MB = 1024 ** 2
const UPLOAD = '**/pix/pictures/by/*.json'

/** Makes a JPEG of almost 9 megapixels and about 8 MB. Its file shrinks a lot if it is stored with a lower quality. */
function detailedPhoto(background: string): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 18 } as const
  return sharp({ create: { width: 3600, height: 2400, channels: 3, background, noise } })
    .jpeg({ quality: 99 })
    .toBuffer()
}

/** Declares the journey of a person whose files are too large together; the calling file chooses the database. */
export function testFitPost(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: three photos together are too large for one request; a person cancels their upload at each step, is asked before the page closes, and stores each photo once, in a smaller file`, async ({
    authorPage: page,
  }) => {
    test.slow()
    const person = new AccountPerson(page, way)
    const library = libraryPage(page)
    const dialog = person.window('process_upload')
    const names = ['Mole', 'Schleuse', 'Deichtor'].map(name => `${name} ${database}`)
    const photos = await Promise.all(['#345', '#543', '#453'].map(detailedPhoto))
    const sizes = photos.map(({ length }) => length)
    expect(Math.max(...sizes)).toBeLessThan(10 * MB)
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(20 * MB)
    const files = names.map((name, index) => ({
      name: `${name}.jpg`,
      mimeType: 'image/jpeg',
      buffer: photos[index]!,
    }))
    const posts: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().includes('/pix/pictures/by/')) posts.push(request.url())
    })
    const choose = async (chosen = files) => {
      const choosing = page.waitForEvent('filechooser')
      await person.press(person.button(library.window, 'pix_upload'))
      await (await choosing).setFiles(chosen)
    }
    const hold = (task: string) => page.evaluate(held => void (globalThis.heldTask = held), task)
    const progress = (key: string) => dialog.getByRole('progressbar', { name: person.say(key) })
    /** Expects the library as it was before the upload: one picture is marked, and the upload button has the focus. */
    const isGone = async () => {
      await expect(dialog).toHaveCount(0)
      await expect(library.window).toBeVisible()
      await expect(person.button(library.window, 'pix_upload')).toBeFocused()
      await expect(library.selection).toContainText('1 markiert')
    }

    await page.addInitScript(holdTasks)
    await person.goTo('/articles/die-geduld-der-pflanzenfotografen/edit')
    await person.press(page.getByRole('button', { name: 'Bild einfügen' }).first())
    await expect(library.tiles.first()).toBeVisible()
    await person.press(library.window.locator('[role=gridcell][tabindex="0"]'), 'Space')

    await test.step('cancels while the files are read', async () => {
      await hold('inspect')
      const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fa0' } })
        .webp()
        .toBuffer()
      await choose([...files, { name: 'Plakat.webp', mimeType: 'image/webp', buffer }])
      await expect(progress('pix_upload_reading')).toBeVisible()
      await person.press(person.button(dialog, 'abbrechen'))
      await isGone()
    })

    await test.step('cancels at the question, which says how small the files will be', async () => {
      await choose()
      await expect(dialog.getByText(person.say('pix_fit_question', { COUNT: '3' })).first()).toBeVisible()
      for (const name of names)
        await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toHaveAccessibleName(
          /\d,\d MB → etwa 2,\d MB$/,
        )
      await person.expectAccessible(dialog)
      await person.press(person.button(dialog, 'abbrechen'))
      await isGone()
    })

    await test.step('is asked before the page closes while the pictures are adapted, and stays', async () => {
      await hold('convert')
      await choose()
      await person.press(person.button(dialog, 'pix_fit_yes'))
      await expect(progress('pix_fit_working')).toBeVisible()
      await person.expectAccessible(dialog)
      await dismissClosing(page)
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(person.say('pix_upload_stop_question'))
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(progress('pix_fit_working')).toBeVisible()
      await person.press(person.button(dialog, 'abbrechen'))
      await isGone()
      expect(posts).toEqual([])
    })

    await test.step('cancels while the pictures are sent', async () => {
      await hold('')
      await page.route(UPLOAD, () => undefined)
      await choose()
      await person.press(person.button(dialog, 'pix_fit_yes'))
      await expect(dialog.getByRole('progressbar')).toBeVisible()
      await expect.poll(() => posts.length, { timeout: 30_000 }).toBe(1)
      await dismissClosing(page)
      await person.press(person.button(dialog, 'abbrechen'))
      await isGone()
      await page.unroute(UPLOAD)
    })

    await test.step('agrees: the portal has each picture once, and all three files together are below the limit of one request', async () => {
      await choose()
      await person.press(person.button(dialog, 'pix_fit_yes'))
      await expect(dialog).toHaveCount(0, { timeout: 30_000 })
      expect(posts).toHaveLength(2)
      let total = 0
      for (const name of names) {
        await expect(library.tiles.filter({ hasText: name })).toHaveCount(1)
        const list = await page.request.get(`/pix/pictures/by/1001?filter=${encodeURIComponent(name)}`)
        const stored = (await list.json()) as Picture[]
        expect(stored.map(({ Width, Height }) => [Width, Height])).toEqual([[3600, 2400]])
        total += (await (await page.request.get(stored[0]!.Uri)).body()).length
      }
      expect(total).toBeLessThan(20 * MB)
      await person.expectAccessible(library.window)
    })
  })
}
