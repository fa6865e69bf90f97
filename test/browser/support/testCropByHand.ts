import type { CDPSession, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Foyer } from '../../../src/api/Foyer'
import { AccountPerson, type AccountWay } from './accountPerson'
import { givePicture, titled } from './cropSteps'
import { expect, test } from './databaseTest'
import { dismissClosing } from './dismissClosing'
import { holdTasks } from './holdTasks'

declare const foyer: Foyer

interface Point {
  readonly x: number
  readonly y: number
}

const STEPS = 8

async function centreOf(target: Locator): Promise<Point> {
  const box = (await target.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Returns the points of a straight line, without its start. */
const wayTo = (from: Point, by: Point): Point[] =>
  Array.from({ length: STEPS }, (_, index) => ({
    x: from.x + (by.x * (index + 1)) / STEPS,
    y: from.y + (by.y * (index + 1)) / STEPS,
  }))

/** Drags an element with the mouse. */
async function dragByMouse(page: Page, target: Locator, by: Point): Promise<void> {
  const from = await centreOf(target)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of wayTo(from, by)) await page.mouse.move(x, y)
  await page.mouse.up()
}

/** Drags an element with one finger. */
async function dragByTouch(session: CDPSession, target: Locator, by: Point): Promise<void> {
  const from = await centreOf(target)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (const point of wayTo(from, by)) await touch('touchMove', [point])
  await touch('touchEnd', [])
}

/** Declares the journey of a person who crops with mouse and finger; the calling file chooses the database. */
export function testCropByHand(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by mouse and touch: the frame never gets empty, and keeps a ratio that the page configures; a mirrored crop is stored, a discarded crop is not`, async ({
    authorPage: page,
  }) => {
    test.slow()
    const person = new AccountPerson(page, way)
    const title = `Landungsbrücken ${database}`
    const [details, crop] = [person.window('pix_meta_heading'), person.window('pix_crop')]
    const area = crop.getByRole('group', { name: person.say('pix_crop_area') })
    const handle = (side: string) => crop.getByRole('button', { name: person.say(`pix_crop_handle_${side}`) })
    const result = async () => {
      const text = await crop.getByText(/Neues Bild: \d+ × \d+/).innerText()
      const [width = 0, height = 0] = (/(\d+) × (\d+)/.exec(text) ?? []).slice(1).map(Number)
      return { width, height }
    }
    const openCrop = async () => {
      await page.evaluate(id => {
        foyer.configure({ pix: { ratios: ['5:2'] } })
        void foyer.pix.meta(id)
      }, given.id)
      await person.button(details, 'pix_crop').click()
      await expect(crop.getByText('600 × 400')).toBeVisible({ timeout: 20_000 })
      await area.scrollIntoViewIfNeeded()
    }
    await page.addInitScript(holdTasks)
    await person.goTo('/playground')
    const given = await givePicture(page, title)
    await openCrop()

    await test.step('drags a handle and the frame with the mouse', async () => {
      await dragByMouse(page, handle('se'), { x: -120, y: -60 })
      const { width, height } = await result()
      expect(width).toBeGreaterThan(250)
      expect(width).toBeLessThan(450)
      expect(height).toBeLessThan(320)
      await dragByMouse(page, area, { x: 30, y: 20 })
      expect(await result()).toEqual({ width, height })
      await expect(crop.getByRole('textbox', { name: person.say('pix_crop_x') })).not.toHaveValue('0')
    })

    await test.step('can’t make the frame empty', async () => {
      // Drags past the opposite corner, then clicks beside the frame.
      await dragByMouse(page, handle('se'), { x: -400, y: -400 })
      const { width, height } = await result()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      const stage = (await crop.getByRole('img', { name: person.say('pix_crop_stage') }).boundingBox())!
      await page.mouse.click(stage.x + stage.width - 6, stage.y + stage.height - 6)
      const after = await result()
      expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(1)
      await person.button(crop, 'pix_crop_reset').click()
      expect(await result()).toEqual({ width: 600, height: 400 })
    })

    await test.step('drags with a finger, and the window does not scroll meanwhile', async () => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      const scrolled = () =>
        crop.evaluate(dialog => [...dialog.querySelectorAll('*')].reduce((sum, { scrollTop }) => sum + scrollTop, 0))
      const before = await scrolled()
      await dragByTouch(session, handle('se'), { x: -60, y: -40 })
      const { width, height } = await result()
      expect(width).toBeLessThan(560)
      expect(height).toBeLessThan(380)
      await dragByTouch(session, area, { x: 40, y: 30 })
      expect(await result()).toEqual({ width, height })
      await expect(crop.getByRole('textbox', { name: person.say('pix_crop_y') })).not.toHaveValue('0')
      expect(await scrolled()).toBe(before)
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await session.detach()
    })

    await test.step('chooses the ratio that the page configures: the frame keeps this ratio', async () => {
      await crop.getByRole('combobox', { name: person.say('pix_crop_ratio') }).selectOption('5:2')
      await dragByMouse(page, handle('se'), { x: -50, y: -50 })
      const { width, height } = await result()
      expect(Math.abs(width / height - 2.5)).toBeLessThan(0.03)
      await person.expectAccessible(crop)
    })

    await test.step('is asked before the tab closes while the crop is made; a discarded crop is not stored', async () => {
      await page.evaluate(() => void (globalThis.heldTask = 'convert'))
      await person.button(crop, 'pix_crop_save').click()
      await expect(crop.getByText(person.say('pix_crop_step_making'))).toBeVisible()
      await person.expectAccessible(crop)
      await dismissClosing(page)
      await page.keyboard.press('Escape')
      await person.button(page.getByRole('alertdialog'), 'pix_unsaved_discard').click()
      await expect(crop).toHaveCount(0)
      await page.evaluate(() => void (globalThis.heldTask = ''))
      expect(await titled(page, title)).toHaveLength(1)
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)
    })

    await test.step('mirrors, crops to the left half, and stores the crop', async () => {
      await openCrop()
      await person.button(crop, 'pix_crop_mirror').click()
      await crop.getByRole('textbox', { name: person.say('pix_crop_width') }).fill('300')
      await expect(crop.getByText('Neues Bild: 300 × 400')).toBeVisible()
      await person.button(crop, 'pix_crop_save').click()
      await expect(details.getByText(person.say('pix_crop_done'))).toBeVisible()
      const stored = await titled(page, title)
      expect(stored.map(({ Width, Height }) => [Width, Height])).toEqual(
        expect.arrayContaining([
          [600, 400],
          [300, 400],
        ]),
      )
      expect(stored).toHaveLength(2)
      const cropped = stored.find(({ Id }) => Id !== given.id)!
      const content = await (await page.request.get(cropped.Uri)).body()
      // The blue half is on the left after the mirroring.
      const [red = 0, , blue = 0] = await sharp(content).resize(1, 1).removeAlpha().raw().toBuffer()
      expect(blue).toBeGreaterThan(200)
      expect(red).toBeLessThan(50)
    })
  })
}
