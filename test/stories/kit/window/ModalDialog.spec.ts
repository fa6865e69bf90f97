import { expect } from '@playwright/test'
import type { StoryPage } from '../../support/StoryPage'
import { storyTest } from '../../support/storyTest'

async function openStory(stories: StoryPage, name: 'stack' | 'held', viewport = { width: 1280, height: 800 }) {
  const { page } = stories
  await page.setViewportSize(viewport)
  expect(await stories.open(`kit-window-modaldialog--${name}`)).toEqual([])
  const open = (level: number) => page.getByRole('button', { name: `Fenster ${level} öffnen` })
  const dialog = (level: number) => page.getByRole('dialog', { name: `Fenster ${level}` })
  return { page, open, dialog, reasons: page.getByLabel('Verlassen durch') }
}

storyTest('the focus moves into the dialog, stays there, and returns to the opener', async ({ stories }) => {
  const { page, open, dialog } = await openStory(stories, 'stack')
  await open(1).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(1)).toBeFocused()
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    await expect(open(1)).not.toBeFocused()
  }
  await dialog(1).getByRole('button', { name: 'Fenster 1 schließen' }).click()
  await expect(dialog(1)).toHaveCount(0)
  await expect(open(1)).toBeFocused()
})

storyTest('Escape closes only the newest dialog, and the focus returns step by step', async ({ stories }) => {
  const { page, open, dialog, reasons } = await openStory(stories, 'stack')
  await open(1).click()
  await open(2).click()
  await open(3).click()
  await page.keyboard.press('Escape')
  await expect(dialog(3)).toHaveCount(0)
  await expect(dialog(2)).toBeVisible()
  await expect(open(3)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(1)).toHaveCount(0)
  await expect(open(1)).toBeFocused()
  await expect(reasons).toHaveText('3:escape 2:escape 1:escape')
})

storyTest('the first Escape empties a filled search field, the second one closes the dialog', async ({ stories }) => {
  const { page, open, dialog } = await openStory(stories, 'stack')
  await open(1).click()
  const search = dialog(1).getByRole('searchbox')
  await search.fill('Schloss')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(dialog(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(1)).toHaveCount(0)
})

storyTest('Escape still closes the dialog when the focused element has disappeared', async ({ stories }) => {
  const { page, open, dialog } = await openStory(stories, 'stack')
  await open(1).click()
  await dialog(1).getByRole('searchbox').focus()
  await dialog(1)
    .getByRole('searchbox')
    .evaluate(element => element.remove())
  await expect(dialog(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(1)).toHaveCount(0)
})

storyTest('the focus moves to the dialog below if the opener no longer exists', async ({ stories }) => {
  const { page, open, dialog } = await openStory(stories, 'stack')
  await open(1).click()
  await open(2).click()
  // Found by selector, because queries by role ignore elements behind the modal dialog.
  await dialog(2).evaluate(element =>
    element.parentElement?.querySelector(':scope > div:last-of-type button')?.remove(),
  )
  await page.keyboard.press('Escape')
  await expect(dialog(2)).toHaveCount(0)
  await expect(dialog(1)).toBeFocused()
})

storyTest(
  'a press on the backdrop closes the newest dialog; a text selection that ends there does not',
  async ({ stories }) => {
    const { page, open, dialog, reasons } = await openStory(stories, 'stack')
    await open(1).click()
    await open(2).click()
    const box = await dialog(2).boundingBox()
    if (!box) throw new Error('The dialog has no box on the screen.')
    await page.mouse.move(box.x + 40, box.y + 100)
    await page.mouse.down()
    await page.mouse.move(10, 10)
    await page.mouse.up()
    await expect(dialog(2)).toBeVisible()
    await page.mouse.click(10, 10)
    await expect(dialog(2)).toHaveCount(0)
    await expect(dialog(1)).toBeVisible()
    await expect(reasons).toHaveText('2:backdrop')
  },
)

storyTest('neither Escape nor a press on the backdrop closes a dialog with canEscape off', async ({ stories }) => {
  const { page, open, dialog } = await openStory(stories, 'held')
  await open(1).click()
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  await page.mouse.click(10, 10)
  await expect(dialog(1)).toBeVisible()
})

storyTest(
  'in a viewport wider than 767 px, the page behind does not scroll, and its style is restored afterwards',
  async ({ stories }) => {
    for (const [width, overflow] of [
      [768, 'hidden'],
      [767, 'visible'],
    ] as const) {
      const { page, open, dialog } = await openStory(stories, 'stack', { width, height: 800 })
      const overflowNow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
      const before = await page.evaluate(() => document.documentElement.getAttribute('style'))
      await open(1).click()
      await open(2).click()
      expect(await overflowNow()).toBe(overflow)
      await page.keyboard.press('Escape')
      await expect(dialog(2)).toHaveCount(0)
      expect(await overflowNow()).toBe(overflow)
      await page.keyboard.press('Escape')
      await expect(dialog(1)).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(before)
    }
  },
)

storyTest(
  '[UI-WIN-04] the backdrop is black at an opacity of 0.25 and the page behind is out of reach',
  async ({ stories }) => {
    const { page, open, dialog } = await openStory(stories, 'stack')
    await open(1).click()
    expect(await dialog(1).evaluate(element => getComputedStyle(element, '::backdrop').backgroundColor)).toBe(
      'rgba(0, 0, 0, 0.25)',
    )
    expect(await dialog(1).evaluate(element => element.matches(':modal'))).toBe(true)
    expect(
      await page.evaluate(() => document.elementFromPoint(60, 40)?.shadowRoot?.elementFromPoint(60, 40)?.tagName),
    ).toBe('DIALOG')
  },
)

storyTest('a window fills a viewport that is narrower or lower than the window', async ({ stories }) => {
  for (const viewport of [
    { width: 375, height: 720 },
    { width: 1280, height: 560 },
  ]) {
    const { open, dialog } = await openStory(stories, 'stack', viewport)
    await open(1).click()
    expect(await dialog(1).boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
    await expect(dialog(1)).toHaveCSS('border-radius', '0px')
  }
  const { open, dialog } = await openStory(stories, 'stack')
  await open(1).click()
  expect(await dialog(1).boundingBox()).toEqual({ x: 300, y: 105, width: 680, height: 590 })
})

storyTest('a file that is dropped beside its target does not replace the page', async ({ stories }) => {
  const { open, dialog } = await openStory(stories, 'stack')
  await open(1).click()
  const isRefused = await dialog(1).evaluate(element => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'Rathaus.jpg'))
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    element.querySelector('h2')?.dispatchEvent(drop)
    return drop.defaultPrevented
  })
  expect(isRefused).toBe(true)
})

storyTest('neither the dialog nor its backdrop moves if a person has chosen reduced motion', async ({ stories }) => {
  const { page, open, dialog } = await openStory(stories, 'stack')
  await open(1).click()
  const durations = () =>
    dialog(1).evaluate(element => [
      getComputedStyle(element).animationDuration,
      getComputedStyle(element, '::backdrop').animationDuration,
    ])
  expect(await durations()).toEqual(['0s', '0s'])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await durations()).toEqual(['0.22s', '0.22s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
})
