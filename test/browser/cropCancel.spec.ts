import type { Foyer } from '../../src/api/Foyer'
import { AccountPerson } from './support/accountPerson'
import { givePicture, titled } from './support/cropSteps'
import { delayRequests } from './support/delayRequests'
import { holdTasks } from './support/holdTasks'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

test('by keyboard alone at 375 px: a person cancels a crop while the picture loads, is decoded or is cropped; nothing is stored or lost, and the next attempt works', async ({
  authorPage: page,
}) => {
  test.slow()
  const person = new AccountPerson(page, { language: 'de', width: 375 })
  const [details, crop] = [person.window('pix_meta_heading'), person.window('pix_crop')]
  const title = details.getByRole('textbox', { name: person.say('pix_field_title'), exact: true })
  const openCrop = person.button(details, 'pix_crop')
  const size = crop.getByText('600 × 400')
  const question = page.getByRole('alertdialog')
  const hold = (task: string) => page.evaluate(held => void (globalThis.heldTask = held), task)
  const posts: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  /** Expects the meta window as it was: the typed title is there, the focus is on the button, and nothing was sent. */
  const expectCancelled = async () => {
    await expect(crop).toHaveCount(0)
    await expect(question).toHaveCount(0)
    await expect(openCrop).toBeFocused()
    await expect(title).toHaveValue('Landungsbrücken bei Regen')
    expect(posts).toEqual([])
  }

  await page.addInitScript(holdTasks)
  await person.goTo('/playground')
  const given = await givePicture(page, 'Landungsbrücken')
  const uri = await page.evaluate(async id => (await foyer.pix.load(id)).Uri, given.id)
  await page.evaluate(id => void foyer.pix.meta(id), given.id)
  await person.type(title, 'Landungsbrücken bei Regen')
  posts.length = 0

  await test.step('cancels by Escape while the picture loads; its late response opens nothing', async () => {
    const asked = page.waitForRequest(`**${new URL(uri, page.url()).pathname}`)
    const release = await delayRequests(page, `**${new URL(uri, page.url()).pathname}`)
    await person.press(openCrop)
    await asked
    await expect(crop.getByText(person.say('ui_loading'))).toBeAttached()
    await page.keyboard.press('Escape')
    await expectCancelled()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await expectCancelled()
  })

  await test.step('cancels by the button while the picture is decoded', async () => {
    await hold('inspect')
    await person.press(openCrop)
    await expect(crop).toBeVisible()
    await expect(size).toHaveCount(0)
    await person.press(person.button(crop, 'ui_close'))
    await expectCancelled()
    await hold('')
  })

  await test.step('cancels by Escape while the crop is made, after a question', async () => {
    await person.press(openCrop)
    await expect(size).toBeVisible({ timeout: 20_000 })
    await hold('convert')
    await person.press(person.button(crop, 'pix_crop_turn_right'))
    await person.press(person.button(crop, 'pix_crop_save'))
    await expect(crop.getByText(person.say('pix_crop_step_making'))).toBeVisible()
    await page.keyboard.press('Escape')
    await person.press(person.button(question, 'pix_unsaved_discard'))
    await expectCancelled()
    await hold('')
  })

  await test.step('crops at last: the portal has one new picture, and the typed title is still there', async () => {
    await person.press(openCrop)
    await expect(size).toBeVisible({ timeout: 20_000 })
    await person.press(person.button(crop, 'pix_crop_turn_right'))
    await person.press(person.button(crop, 'pix_crop_save'))
    await expect(details.getByText(person.say('pix_crop_done'))).toBeVisible()
    await expect(title).toHaveValue('Landungsbrücken bei Regen')
    const stored = await titled(page, 'Landungsbrücken')
    expect(stored.map(({ Title, Width, Height }) => [Title, Width, Height])).toEqual([
      ['Landungsbrücken', 400, 600],
      ['Landungsbrücken', 600, 400],
    ])
    await person.expectAccessible(details)
  })
})
