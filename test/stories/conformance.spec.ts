import { expect } from '@playwright/test'
import { findClippedTexts } from './support/findClippedTexts'
import { measureBoxes } from './support/measureBoxes'
import { readParts, type ShownPart } from './support/readParts'
import { setDirection } from './support/setDirection'
import { storyTest } from './support/storyTest'

// Tests every row of stories/kit/conformance/kitParts.tsx. stories.spec.ts runs axe on these stories, in light and
// dark.
const SHOWN = { width: 1280, height: 800 }
// A window 640 px wide at 200 % zoom.
const ZOOMED = { width: 320, height: 800 }
const MIN_TARGET = 24
const COLOURS = [
  { name: 'their own colours', forcedColors: 'none' },
  { name: 'forced colours', forcedColors: 'active' },
] as const

const hasStop = ({ row }: ShownPart) => row.keys !== undefined
const isTold = ({ row }: ShownPart) => row.takes?.includes('disabled') === true

storyTest.afterEach(async ({ stories }) => {
  await stories.page.setViewportSize(SHOWN)
  await stories.page.emulateMedia({ forcedColors: 'none' })
})

storyTest('all kit parts have their accessible name, and cut off no text at 200 % zoom', async ({ stories }) => {
  await stories.page.setViewportSize(ZOOMED)
  for (const state of ['plain', 'faulty', 'disabled', 'unlabelled'] as const) {
    for (const { row, place, carrier } of await readParts(stories, state)) {
      await expect.soft(carrier, `${row.name} has its name`).toBeVisible()
      expect.soft(await place.evaluate(findClippedTexts), `texts of ${row.name}, ${state}`).toEqual([])
    }
  }
})

storyTest('all kit parts are mirrored if the writing direction is from right to left', async ({ stories }) => {
  for (const { row, place } of await readParts(stories, 'faulty')) {
    await place.evaluate(setDirection, 'ltr')
    const boxes = await place.evaluate(measureBoxes)
    await place.evaluate(setDirection, 'rtl')
    const mirrored = (await place.evaluate(measureBoxes)).map(({ tag, fromLeft, fromRight }) => ({
      tag,
      fromLeft: fromRight,
      fromRight: fromLeft,
    }))
    expect.soft(mirrored, `boxes of ${row.name}`).toEqual(boxes)
  }
})

storyTest('all kit parts that take the focus are large enough to hit', async ({ stories }) => {
  for (const { row, stop } of (await readParts(stories)).filter(hasStop)) {
    const { width, height } = await stop.evaluate(element =>
      (element.closest('label') ?? element).getBoundingClientRect(),
    )
    expect.soft(Math.min(width, height), `the shorter side of ${row.name}`).toBeGreaterThanOrEqual(MIN_TARGET)
  }
})

const untilPainted = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

for (const { name, forcedColors } of COLOURS) {
  storyTest(`kit parts with a tab stop work by keyboard, and show focus and value in ${name}`, async ({ stories }) => {
    const { page } = stories
    await page.emulateMedia({ forcedColors })
    for (const { row, place, stop } of (await readParts(stories)).filter(hasStop)) {
      await place.locator('[data-start]').focus()
      const untouched = await place.screenshot()
      await page.keyboard.press('Tab')
      await expect(stop, `${row.name} is reached`).toBeFocused()
      const focused = await place.screenshot()
      expect.soft(focused.equals(untouched), `${row.name} looks the same with the focus`).toBe(false)
      for (const key of row.keys ?? []) {
        await page.keyboard.press(key)
        // A person sees the effect of a key before pressing the next one.
        await page.evaluate(untilPainted)
      }
      await expect
        .soft(place.locator('output'), `${row.name} reports`)
        .toHaveText(row.reports === undefined ? '' : JSON.stringify(row.reports))
      if (row.start !== undefined)
        expect
          .soft((await place.screenshot()).equals(focused), `${row.name} looks the same with its new value`)
          .toBe(false)
    }
  })

  storyTest(`all kit parts that can be disabled look different when disabled, in ${name}`, async ({ stories }) => {
    await stories.page.emulateMedia({ forcedColors })
    const variants = new Map<string, Buffer>()
    for (const { row, place } of (await readParts(stories)).filter(isTold))
      variants.set(row.name, await place.screenshot())
    for (const { row, place, stop } of (await readParts(stories, 'disabled')).filter(isTold)) {
      await expect.soft(stop, `${row.name} is disabled`).toBeDisabled()
      expect
        .soft((await place.screenshot()).equals(variants.get(row.name)!), `${row.name} looks as if it could be used`)
        .toBe(false)
    }
  })
}
