import sharp from 'sharp'
import type { Foyer } from '../../../src/api/Foyer'
import { AccountPerson, type AccountWay } from './accountPerson'
import { givePicture, picturesAt, titled } from './cropSteps'
import { expect, test } from './databaseTest'

declare const foyer: Foyer

/** Declares the journey of a person who crops a picture; the calling file chooses the database. */
export function testCrop(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: a person turns and crops a picture, repeats a failed call, deletes the picture of a cancelled crop, and places another crop`, async ({
    authorPage: page,
    watch,
  }) => {
    test.slow()
    const person = new AccountPerson(page, way)
    const title = `Speicherstadt ${database}`
    const [details, crop, placing] = [
      person.window('pix_meta_heading'),
      person.window('pix_crop'),
      person.window('pix_position_heading'),
    ]
    const spoken = page.locator('foyer-root [role=status]', { hasText: 'Pixel,' })
    const posts: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
    })
    await person.goTo('/playground')
    const given = await givePicture(page, title)
    posts.length = 0

    await test.step('opens the crop window from the meta window', async () => {
      await page.evaluate(id => void foyer.pix.meta(id), given.id)
      await person.press(person.button(details, 'pix_crop'))
      await expect(crop.getByText('600 × 400')).toBeVisible({ timeout: 20_000 })
      await person.expectAccessible(crop)
      await expect(person.button(crop, 'pix_crop_save')).toBeDisabled()
    })

    await test.step('turns, chooses a ratio, and moves the frame and a handle with the arrow keys', async () => {
      await person.press(person.button(crop, 'pix_crop_turn_right'))
      await expect(spoken).toHaveText(/^Gedreht um 90°\. 400 × 600 Pixel, 0 von links, 0 von oben$/)
      await person.tabTo(crop.getByRole('combobox', { name: person.say('pix_crop_ratio') }))
      await page.keyboard.type('1:1')
      await expect(spoken).toHaveText(/^400 × 400 Pixel, 0 von links, 100 von oben$/)
      await person.tabTo(crop.getByRole('group', { name: person.say('pix_crop_area') }))
      for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowUp')
      await expect(spoken).toHaveText(/^400 × 400 Pixel, 0 von links, 0 von oben$/)
      await person.press(crop.getByRole('button', { name: person.say('pix_crop_handle_se') }), 'Shift+ArrowLeft')
      await expect(spoken).toHaveText(/^3\d\d × 3\d\d Pixel, 0 von links, 0 von oben$/)
    })

    await test.step('is asked before the change is lost', async () => {
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(person.say('pix_unsaved_question'))
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(crop.getByText(/Neues Bild: 3\d\d × 3\d\d/)).toBeVisible()
    })

    await test.step('repeats the refused call, without storing the picture twice', async () => {
      watch.expectTrouble(/500|refused/)
      await page.route(
        /\/pix\/pictures\/\d+$/,
        route =>
          route.request().method() === 'POST'
            ? route.fulfill({ status: 500, body: 'Die Platte ist voll.' })
            : route.fallback(),
        { times: 2 },
      )
      await person.press(person.button(crop, 'pix_crop_save'))
      await expect(crop.getByText(person.say('pix_crop_incomplete'))).toBeVisible()
      await expect(crop.getByRole('combobox')).toBeDisabled()
      await page.keyboard.press('Enter')
      await expect(crop).toHaveCount(0)
      await expect(details.getByText(person.say('pix_crop_done'))).toBeVisible()
      await expect(person.button(details, 'pix_crop')).toBeFocused()
      expect(posts.filter(path => path.startsWith('/pix/pictures/by/'))).toHaveLength(1)
      await person.expectAccessible(details)
    })

    await test.step('the portal has a second picture with the details of the first', async () => {
      const stored = await titled(page, title)
      expect(stored).toHaveLength(2)
      const cropped = stored.find(({ Id }) => Id !== given.id)!
      expect(cropped).toMatchObject({ Title: title, Copyright: 'Stadtarchiv', Rights: '3', Keywords: ['Hafen', 'Kai'] })
      expect(cropped.DescriptionsByIdLanguage).toMatchObject({ 1: 'Am Kai' })
      expect(cropped.Width).toBe(cropped.Height)
      const first = stored.find(({ Id }) => Id === given.id)!
      expect([first.Width, first.Height]).toEqual([600, 400])
      const series = await picturesAt(page, `/pix/series/${given.seriesId}/pictures?from=0&limit=1000`)
      expect(series.map(({ Id }) => Id)).toEqual(expect.arrayContaining([given.id, cropped.Id]))
      // The red half on the left is above the blue one after the turn to the right.
      const content = sharp(await (await page.request.get(cropped.Uri)).body())
      const rgb = async (top: number) =>
        [...(await content.clone().extract({ left: 20, top, width: 1, height: 1 }).raw().toBuffer())].map(
          value => value > 128,
        )
      expect(await rgb(20)).toEqual([true, false, false])
      expect(await rgb(cropped.Height - 10)).toEqual([false, false, true])
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)
    })

    await test.step('sets the frame by numbers, saves, and cancels before the new picture has its details', async () => {
      await page.evaluate(id => void foyer.pix.meta(id), given.id)
      await person.press(person.button(details, 'pix_crop'))
      const width = crop.getByRole('textbox', { name: person.say('pix_crop_width') })
      await person.type(width, '0')
      await expect(crop.getByText(person.say('pix_crop_number_wrong', { MIN: '1', MAX: '600' }))).toBeVisible()
      await person.type(width, '250')
      await expect(crop.getByText(/Neues Bild: 250 × 400/)).toBeVisible()
      await person.expectAccessible(crop)
      let respond = () => {}
      const isStopped = new Promise<void>(resolve => (respond = resolve))
      await page.route(
        /\/pix\/pictures\/\d+$/,
        async route => {
          if (route.request().method() === 'POST') await isStopped
          await route.fallback()
        },
        { times: 2 },
      )
      posts.length = 0
      await person.press(person.button(crop, 'pix_crop_save'))
      await expect(crop.getByText(person.say('pix_crop_step_describing'))).toBeVisible()
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText(person.say('pix_crop_stop_stored'))
      await person.press(person.button(question, 'pix_crop_stop'))
      await expect(crop.getByText(person.say('pix_crop_step_stopping'))).toBeVisible()
      respond()
      await expect(crop.getByText(person.say('pix_crop_stopped_series'))).toBeInViewport()
      await person.expectAccessible(crop)
      expect(posts.filter(path => path.startsWith('/pix/series/'))).toEqual([])
    })

    await test.step('deletes the new picture, and finds the crop as it was', async () => {
      await person.press(person.button(crop, 'pix_crop_delete'))
      await expect(person.button(crop, 'pix_crop_save')).toBeFocused()
      await expect(crop.getByText(/Neues Bild: 250 × 400/)).toBeVisible()
      expect(await titled(page, title)).toHaveLength(2)
      await page.keyboard.press('Escape')
      await person.press(person.button(page.getByRole('alertdialog'), 'pix_unsaved_discard'))
      await expect(crop).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)
    })

    await test.step('places a crop at its own size', async () => {
      await page.evaluate(async id => {
        const picture = await foyer.pix.load(id)
        Object.assign(globalThis, { position: foyer.pix.position(picture, { crop: true }).result })
      }, given.id)
      await person.press(person.button(placing, 'pix_crop'))
      await person.press(person.button(crop, 'pix_crop_turn_left'))
      await person.press(person.button(crop, 'pix_crop_save'))
      await expect(placing.getByText(person.say('pix_crop_placed'))).toBeVisible()
      await expect(placing.getByRole('textbox', { name: person.say('pix_position_width') })).toHaveValue('400')
      await person.press(person.button(placing, 'pix_position_submit'))
      const position = await page.evaluate(
        () => (globalThis as unknown as { position: Promise<Record<string, unknown>> }).position,
      )
      expect(position).toMatchObject({ Width: 400, Height: 600, CurrentWidth: 400, CurrentHeight: 600 })
      expect(position['Picture']).toMatchObject({ Title: title, Width: 400 })
    })
  })
}
