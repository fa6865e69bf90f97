import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Picture } from '../../../src/pix/picture/Picture'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { libraryPage } from './libraryPage'
import { bitmapFile, decodingBomb, lyingWebp } from './untrueFiles'

const CUP = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')
const MB = 1024 ** 2

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })

/**
 * Makes a photo of 24 megapixels that is stored on its side. After the rotation that the file demands, the red half is
 * on top.
 */
async function sidewaysPhoto(): Promise<Buffer> {
  const photo = await plain(6000, 4000, '#00f')
    .composite([{ input: await plain(3000, 4000, '#f00').png().toBuffer(), left: 0, top: 0 }])
    .flatten()
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  // The zeros after the JPEG's end make the file larger than the limit of 10 MB. Decoders ignore them.
  return Buffer.concat([photo, Buffer.alloc(12 * MB)])
}

/** Returns files that the portal refuses. */
async function refusedFiles() {
  const frames = Buffer.concat([Buffer.alloc(120_000, 40), Buffer.alloc(120_000, 220)])
  const contents = {
    'Dom am Niederrhein.jpg': await sidewaysPhoto(),
    // The colour values mean another colour in this profile than in sRGB.
    'Wiese im Mai.webp': await plain(40, 30, '#3cb43c').flatten().withIccProfile('p3').webp({ quality: 95 }).toBuffer(),
    'Wappen der Stadt.webp': await plain(80, 60, '#c0ffee80').webp().toBuffer(),
    'Feuerwerk.webp': await sharp(frames, { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } })
      .webp()
      .toBuffer(),
    'Morgenrot.avif': await plain(60, 40, '#c03020').flatten().avif({ quality: 90 }).toBuffer(),
    'Lageplan.bmp': bitmapFile(50, 30, [20, 140, 60]),
    'Bombe.webp': decodingBomb(),
    'Angeblich klein.webp': lyingWebp(await plain(400, 300, '#888').flatten().webp().toBuffer()),
    'IMG_4711.HEIC': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'Rechnung.webp': Buffer.from('%PDF-1.7'),
    'halb.webp': (await sharp(CUP).webp().toBuffer()).subarray(0, 4000),
  }
  return Object.entries(contents).map(([name, buffer]) => ({
    name,
    mimeType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
    buffer,
  }))
}

/** Returns the first picture that a search for a title finds, and the picture's file as a sharp image. */
async function stored(page: Page, title: string) {
  const list = await page.request.get(`/pix/pictures/by/1001?filter=${encodeURIComponent(title)}`)
  const [picture] = (await list.json()) as Picture[]
  const content = await (await page.request.get(picture!.Uri)).body()
  return { picture: picture!, content: sharp(content) }
}

/** Declares the journey of a person whose files the portal refuses; the calling file chooses the database. */
export function testFit(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: the library adapts refused pictures, except one that the person leaves out, and says why others can't be adapted`, async ({
    authorPage: page,
  }) => {
    test.slow()
    const person = new AccountPerson(page, way)
    const library = libraryPage(page)
    const dialog = person.window('process_upload')
    const choice = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
    const posts: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().includes('/pix/pictures/by/')) posts.push(request.url())
    })

    await test.step('chooses the files', async () => {
      await person.goTo('/articles/die-geduld-der-pflanzenfotografen/edit')
      await person.press(page.getByRole('button', { name: 'Bild einfügen' }).first())
      await expect(library.tiles.first()).toBeVisible()
      const choosing = page.waitForEvent('filechooser')
      await person.press(person.button(library.window, 'pix_upload'))
      await (await choosing).setFiles(await refusedFiles())
    })

    await test.step('is asked once about all files that can be adapted, with sizes and losses, before anything is sent', async () => {
      await expect(person.button(dialog, 'pix_fit_yes')).toBeFocused({ timeout: 20_000 })
      await expect(dialog.getByText(person.say('pix_fit_question', { COUNT: '6' })).first()).toBeVisible()
      await expect(choice('Dom am Niederrhein.jpg')).toHaveAccessibleName(
        /12,\d+ MB → etwa .*längste Seite 4.000 Pixel/,
      )
      await expect(choice('Wiese im Mai.webp')).toHaveAccessibleName(/WebP wird zu JPEG$/)
      await expect(choice('Wappen der Stadt.webp')).toHaveAccessibleName(/WebP wird zu PNG$/)
      await expect(choice('Morgenrot.avif')).toHaveAccessibleName(/AVIF wird zu JPEG$/)
      await expect(choice('Lageplan.bmp')).toHaveAccessibleName(/BMP wird zu JPEG$/)
      await expect(choice('Feuerwerk.webp')).toHaveAccessibleName(/die Animation geht verloren/)
      await person.expectAccessible(dialog)
      expect(posts).toEqual([])
    })

    await test.step('leaves one file out and agrees to the others', async () => {
      await person.press(choice('Feuerwerk.webp'), 'Space')
      await expect(choice(person.say('pix_fit_all'))).not.toBeChecked()
      await person.press(person.button(dialog, 'pix_fit_yes'))
      await expect(person.button(dialog, 'ok')).toBeFocused({ timeout: 20_000 })
    })

    await test.step('reads a sentence for each file that was not sent', async () => {
      const reasons = {
        'Feuerwerk.webp': 'pix_upload_file_wrong_type',
        'Bombe.webp': 'pix_upload_file_too_many_pixels',
        'Angeblich klein.webp': 'pix_upload_file_broken',
        'IMG_4711.HEIC': 'pix_upload_file_heic',
        'Rechnung.webp': 'pix_upload_file_broken',
        'halb.webp': 'pix_upload_file_broken',
      }
      for (const [name, key] of Object.entries(reasons))
        await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText(person.say(key))
      await person.expectAccessible(dialog)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(library.tiles.filter({ hasText: 'Dom am Niederrhein' })).toHaveCount(1)
    })

    await test.step('the portal has upright pictures in sRGB', async () => {
      expect(posts).toHaveLength(1)
      const photo = await stored(page, 'Dom am Niederrhein')
      expect([photo.picture.Width, photo.picture.Height]).toEqual([2667, 4000])
      const [red, , blue] = await photo.content.extract({ left: 100, top: 100, width: 1, height: 1 }).raw().toBuffer()
      expect(red).toBeGreaterThan(200)
      expect(blue).toBeLessThan(50)

      const meadow = await stored(page, 'Wiese im Mai')
      const [, source] = await refusedFiles()
      // sharp converts the source by its profile.
      const wanted = await sharp(source!.buffer).removeAlpha().raw().toBuffer()
      const found = await meadow.content.removeAlpha().raw().toBuffer()
      for (const index of [0, 1, 2]) expect(Math.abs(found[index]! - wanted[index]!)).toBeLessThan(8)

      for (const [title, width, rgb] of [
        ['Morgenrot', 60, [192, 48, 32]],
        ['Lageplan', 50, [20, 140, 60]],
      ] as const) {
        const { picture, content } = await stored(page, title)
        expect([picture.Width, (await content.metadata()).format]).toEqual([width, 'jpeg'])
        const raw = await content.removeAlpha().raw().toBuffer()
        for (const [index, value] of rgb.entries()) expect(Math.abs(raw[index]! - value)).toBeLessThan(12)
      }

      const arms = await stored(page, 'Wappen der Stadt')
      const metadata = await arms.content.metadata()
      expect([metadata.format, metadata.hasAlpha]).toEqual(['png', true])
    })
  })
}
