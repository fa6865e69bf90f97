import type { Picture } from '../../../src/pix/picture/Picture'
import { AccountPerson, type AccountWay } from './accountPerson'
import { picturesAt } from './cropSteps'
import { expect, test } from './databaseTest'

const ARTICLE = '/articles/die-geduld-der-pflanzenfotografen'

/** Declares the journey of a person who crops a picture of an article; the calling file chooses the database. */
export function testCropArticle(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: an editor crops a picture while placing it in an article, whose readers see the crop at its own ratio`, async ({
    authorPage: page,
  }) => {
    test.slow()
    const person = new AccountPerson(page, way)
    const [placing, crop] = [person.window('pix_position_heading'), person.window('pix_crop')]
    const figure = page.locator('.block-picture').first()
    const newest = async (): Promise<Picture> => (await picturesAt(page, '/pix/pictures/by/1001?from=0&limit=1'))[0]!
    const before = await test.step('opens the position window of the first picture', async () => {
      await person.goTo(`${ARTICLE}/edit`)
      const src = await figure.locator('img').getAttribute('src')
      await person.press(figure.getByRole('button', { name: 'Bild platzieren' }))
      await expect(placing).toBeVisible()
      return { src, newest: await newest() }
    })

    const cropped = await test.step('crops the picture to a square, and places the crop', async () => {
      await person.press(person.button(placing, 'pix_crop'))
      await expect(crop.getByText(/Neues Bild: [\d.]+ × [\d.]+ Pixel/)).toBeVisible({ timeout: 20_000 })
      await person.tabTo(crop.getByRole('combobox', { name: person.say('pix_crop_ratio') }))
      await page.keyboard.type('1:1')
      await person.press(person.button(crop, 'pix_crop_save'))
      await expect(placing.getByText(person.say('pix_crop_placed'))).toBeVisible({ timeout: 20_000 })
      await person.expectAccessible(placing)
      const picture = await newest()
      expect(picture.Id).not.toBe(before.newest.Id)
      expect(picture.Width).toBe(picture.Height)
      await person.press(person.button(placing, 'pix_position_submit'))
      await expect(placing).toHaveCount(0)
      await expect(figure.locator('img')).not.toHaveAttribute('src', before.src ?? '')
      return picture
    })

    await test.step('saves the article: its readers see the square', async () => {
      await person.press(page.getByRole('button', { name: 'Speichern', exact: true }))
      await expect(page.getByRole('status')).toHaveText(/^Gespeichert um/)
      await page.goto(ARTICLE)
      // The page asks the image service for the file, whose path is encoded in the address.
      const shown = page.locator(`figure img[src*="${/\w+(?=\.\w+$)/.exec(cropped.Uri)![0]}"]`)
      await expect(shown).toBeVisible()
      await shown.scrollIntoViewIfNeeded()
      const ratioOf = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight
      await expect.poll(() => shown.evaluate(ratioOf)).toBeCloseTo(1, 1)
      const box = (await shown.boundingBox())!
      expect(box.width / box.height).toBeCloseTo(1, 1)
    })
  })
}
