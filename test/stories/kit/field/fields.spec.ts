import { expect } from '@playwright/test'
import { StoryPage } from '../../support/StoryPage'
import { storyTest } from '../../support/storyTest'

storyTest('the first Escape closes an open native list, the second one the window', async ({ stories }) => {
  const { page } = stories
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await stories.open('kit-window-modaldialog--stack')).toEqual([])
  await page.getByRole('button', { name: 'Fenster 1 öffnen' }).click()
  const select = page.getByRole('combobox', { name: 'Auswahl 1' })
  await select.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

storyTest('a search field is emptied by its button, and keeps the focus for further typing', async ({ stories }) => {
  const { page } = stories
  expect(await stories.open('kit-field-searchfield--empty')).toEqual([])
  const field = page.getByRole('searchbox')
  await field.click()
  await page.keyboard.type('Park')
  await page.getByRole('button', { name: 'Suche leeren' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await page.keyboard.type('Rathaus')
  await expect(field).toHaveValue('Rathaus')
})

storyTest('[UI-FLD-04] an invalid field has the error style and shows its own error', async ({ stories }) => {
  const { page } = stories
  const borderOf = async (story: string) => {
    expect(await stories.open(story)).toEqual([])
    return page.getByRole('textbox', { name: 'Titel' }).evaluate(element => getComputedStyle(element).borderTopColor)
  }
  expect(await borderOf('kit-field-textfield--hint')).not.toBe(await borderOf('kit-field-textfield--error'))
  await expect(page.getByText('Bitte geben Sie einen Titel ein.')).toBeVisible()
})

storyTest('controls are at least 32 px wide and high, with touch 44 px', async ({ browser, storybook }) => {
  for (const [hasTouch, least] of [
    [false, 32],
    [true, 44],
  ] as const) {
    const context = await browser.newContext({ hasTouch, isMobile: hasTouch, viewport: { width: 800, height: 600 } })
    const page = await context.newPage()
    const stories = await StoryPage.create(page, storybook.origin)
    for (const id of [
      'kit-control-button--small',
      'kit-control-iconbutton--variants',
      'kit-field-textfield--hint',
      'kit-field-checkbox--label-hidden',
      'kit-field-selectfield--grouped',
    ]) {
      expect(await stories.follow(id)).toEqual([])
      const target = page.locator('main :is(button, select, input:not([type=checkbox]), label:has(input))')
      await expect(target.first()).toBeVisible()
      for (const box of await Promise.all((await target.all()).map(one => one.boundingBox()))) {
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), id).toBeGreaterThanOrEqual(least)
      }
    }
    await context.close()
  }
})

storyTest('[EVT-DET-37] a long tree is 300 px high, or as high as its own limit', async ({ stories }) => {
  const { page } = stories
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [story, height] of [
    ['long', 300],
    ['low', 110],
  ] as const) {
    expect(await stories.open(`kit-field-tree-treemultiselect--${story}`)).toEqual([])
    expect((await page.getByRole('tree').boundingBox())?.height).toBe(height)
  }
})
