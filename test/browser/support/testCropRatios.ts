import sharp from 'sharp'
import type { Foyer } from '../../../src/api/Foyer'
import { AccountPerson, type AccountWay } from './accountPerson'
import { givePicture, titled } from './cropSteps'
import { expect, test } from './databaseTest'

declare const foyer: Foyer

/**
 * The offered ratios after ‘free’; those of the page come first. Each has the size of its frame in the picture of
 * 600 × 400 px.
 */
const SIZES = [
  ['5:2', '600 × 240'],
  ['1:1', '400 × 400'],
  ['4:3', '533 × 400'],
  ['3:2', '600 × 400'],
  ['16:9', '600 × 338'],
] as const
/** Upload speed in bytes per second, so low that the person can stop while the file is sent. */
const SLOW = 400

/** True when the upper and the lower edge of an element are not covered by another element. */
function isUncovered(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  const root = element.getRootNode() as ShadowRoot
  return [top + 1, bottom - 1].every(y => element.contains(root.elementFromPoint(left + width / 2, y)))
}

/** Declares the journey of a person who crops by ratios and stops; the calling file chooses the database. */
export function testCropRatios(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: an editor mirrors a picture, chooses each ratio, stops while the crop is sent, and goes on without storing the crop twice`, async ({
    authorPage: page,
  }) => {
    test.slow()
    const person = new AccountPerson(page, way)
    const title = `Alter Kran ${database}`
    const [details, crop] = [person.window('pix_meta_heading'), person.window('pix_crop')]
    const ratio = crop.getByRole('combobox', { name: person.say('pix_crop_ratio') })
    const spoken = page.locator('foyer-root [role=status]')
    const posts: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'POST' && pathname.startsWith('/pix/pictures/by/')) posts.push(pathname)
    })
    const line = await page.context().newCDPSession(page)
    const limitUpload = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await line.send('Network.enable')
    await person.goTo('/playground')
    const given = await givePicture(page, title)
    posts.length = 0

    await test.step('mirrors, and chooses each ratio: the frame is as large as the picture allows', async () => {
      await page.evaluate(id => {
        foyer.configure({ pix: { ratios: ['5:2'] } })
        void foyer.pix.meta(id)
      }, given.id)
      await person.press(person.button(details, 'pix_crop'))
      await expect(crop.getByText('600 × 400')).toBeVisible({ timeout: 20_000 })
      await person.press(person.button(crop, 'pix_crop_mirror'))
      await expect(spoken.filter({ hasText: person.say('pix_crop_mirrored') })).toHaveCount(1)
      for (const [name, size] of SIZES) {
        await person.tabTo(ratio)
        await page.keyboard.press('ArrowDown')
        await expect(ratio.locator(':checked')).toHaveText(name)
        await expect(crop.getByText(`Neues Bild: ${size} Pixel`)).toBeVisible()
      }
      await person.expectAccessible(crop)
    })

    await test.step('stops while the file is sent: the window waits for the response, and says that the picture is stored', async () => {
      await limitUpload(SLOW)
      await person.press(person.button(crop, 'pix_crop_save'))
      await expect(crop.getByText(person.say('pix_crop_step_sending'))).toBeVisible()
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(person.say('pix_crop_stop_text'))
      await person.expectAccessible(question)
      await person.press(person.button(question, 'pix_crop_stop'))
      await expect(crop.getByText(person.say('pix_crop_step_stopping'))).toBeVisible()
      await limitUpload(-1)
      await expect(crop.getByText(person.say('pix_crop_stopped'))).toBeInViewport({ ratio: 1 })
      const remove = person.button(crop, 'pix_crop_delete')
      await expect(remove).toBeInViewport({ ratio: 1 })
      // The bar of the window does not cover the button.
      await expect.poll(() => remove.evaluate(isUncovered)).toBe(true)
      await person.expectAccessible(crop)
      expect(posts).toHaveLength(1)
    })

    await test.step('goes on: the portal has one new picture with its details, mirrored and at the last ratio', async () => {
      await expect(person.button(crop, 'pix_crop_go_on')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(details.getByText(person.say('pix_crop_done'))).toBeInViewport()
      expect(posts).toHaveLength(1)
      const stored = await titled(page, title)
      expect(stored).toHaveLength(2)
      const cropped = stored.find(({ Id }) => Id !== given.id)!
      expect([cropped.Width, cropped.Height]).toEqual([600, 338])
      const content = sharp(await (await page.request.get(cropped.Uri)).body())
      const [red = 0, , blue = 0] = await content
        .extract({ left: 20, top: 160, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
      // The blue half is on the left after the mirroring.
      expect([red > 128, blue > 128]).toEqual([false, true])
    })
  })
}
