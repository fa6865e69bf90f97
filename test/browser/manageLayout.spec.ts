import type { Page } from '@playwright/test'
import type { Foyer } from '../../src/api/Foyer'
import { expect, test } from './support/portalTest'

declare const foyer: Foyer

const library = (page: Page) => page.getByRole('dialog', { name: 'Bilderarchiv' })

/**
 * Returns heights in px. In the tests' titles, the frame is the whole window, and the form begins below the header. The
 * form ends above the bar if the window has its own size (`toBar`), and includes the bar at full size (`toEnd`).
 */
const measure = (page: Page) =>
  library(page).evaluate(dialog => {
    const boxOf = (element: Element | null | undefined) => element!.getBoundingClientRect()
    const frame = boxOf(dialog)
    let head = dialog.querySelector('h2')?.parentElement
    // An element with `display: contents` has no box.
    while (head?.offsetHeight === 0) head = head.parentElement
    const header = boxOf(head)
    const bar = boxOf(dialog.querySelector('footer'))
    const scroll = boxOf(dialog.querySelector('[role="grid"]')?.parentElement)
    const selection = dialog.querySelector<HTMLElement>('[aria-label="Markierte Bilder"]')?.offsetHeight
    return {
      frame: frame.height,
      header: header.bottom - frame.top,
      toBar: bar.top - header.bottom,
      toEnd: bar.bottom - header.bottom,
      tools: scroll.top - header.bottom,
      scroll: scroll.height,
      selection,
      bar: bar.height,
    }
  })

/** Marks the first picture, and waits for the selection bar, which loads with the first mark. */
async function mark(page: Page) {
  await library(page).getByRole('gridcell').first().click()
  await expect(library(page).getByRole('region', { name: 'Markierte Bilder' })).toBeVisible()
}
const zoom = (page: Page) => library(page).getByRole('button', { name: 'Großansicht' }).click()

test.beforeEach(async ({ authorPage: page }) => {
  await page.goto('/playground')
  await page.evaluate(() => {
    foyer.configure({ templates: false })
    return foyer.pix.select().opened
  })
  await expect(library(page).getByRole('gridcell').first()).toBeVisible()
  await library(page).evaluate(dialog => Promise.all(dialog.getAnimations().map(animation => animation.finished)))
})

test('[UI-WIN-13] if the window is not at full size, the form is 530 px high, and the list 415 px, or 379 px with the selection bar', async ({
  page,
}) => {
  expect(await measure(page)).toEqual({
    frame: 630,
    header: 45,
    toBar: 530,
    toEnd: 585,
    tools: 115,
    scroll: 415,
    selection: undefined,
    bar: 55,
  })
  await mark(page)
  expect(await measure(page)).toMatchObject({ toBar: 530, tools: 115, scroll: 379, bar: 55 })
})

test('[PIX-MAN-55] the selection bar is 37 px high', async ({ page }) => {
  await mark(page)
  expect((await measure(page)).selection).toBe(37)
  await zoom(page)
  expect((await measure(page)).selection).toBe(37)
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
]) {
  const size = `${viewport.width}×${viewport.height}`

  test(`[UI-WIN-11] at full size in ${size} the form is as high as the frame less 45 px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await zoom(page)
    const { frame, header, toEnd } = await measure(page)
    expect(frame).toBeGreaterThan(700)
    expect(header).toBeCloseTo(45, 1)
    expect(toEnd).toBeCloseTo(frame - 45, 1)
  })

  test(`[UI-WIN-12] at full size in ${size} the list is as high as the frame less 160 px, or less 196 px with the selection bar`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await zoom(page)
    const { frame, scroll, tools, bar } = await measure(page)
    expect(scroll).toBeCloseTo(frame - 160, 1)
    expect([tools, bar]).toEqual([60, 55])
    await mark(page)
    expect((await measure(page)).scroll).toBeCloseTo(frame - 196, 1)
  })
}

test('on a phone the tools are one row of at most 48 px; a button opens a second row, at most 88 px with the first; nothing is clipped', async ({
  page,
}) => {
  const more = library(page).getByRole('button', { name: 'Weitere Werkzeuge' })
  const list = library(page).getByRole('button', { name: 'Liste' })
  await expect(more).toBeHidden()
  await page.setViewportSize({ width: 375, height: 740 })
  for (const [isOpen, height] of [
    [false, 48],
    [true, 88],
  ] as const) {
    await expect(more).toHaveAttribute('aria-expanded', String(isOpen))
    await expect(list).toBeVisible({ visible: isOpen })
    const { frame, tools, bar, scroll, header } = await measure(page)
    expect(tools).toBeLessThanOrEqual(height)
    expect(header + tools + scroll + bar).toBe(frame)
    expect(
      await library(page).evaluate(
        dialog =>
          [...dialog.querySelectorAll('*')].filter(element => element.getBoundingClientRect().right > innerWidth)
            .length,
      ),
    ).toBe(0)
    await more.click()
  }
  await expect(list).toBeHidden()
})

test('[PIX-MAN-01] the library shows tiles until the list is chosen, and the list begins with the same picture', async ({
  page,
}) => {
  const view = (name: string) => library(page).getByRole('group', { name: 'Ansicht' }).getByRole('button', { name })
  await expect(view('Kacheln')).toHaveAttribute('aria-pressed', 'true')
  await expect(library(page).getByRole('grid')).toHaveAttribute('aria-colcount', '3')
  const scroller = library(page).getByRole('grid').locator('..')
  const [top, second] = await Promise.all(
    [0, 3].map(async index => (await library(page).locator(`[data-index="${index}"]`).boundingBox())!.y),
  )
  // Scrolls to the fifth row of tiles.
  await scroller.evaluate((element, place) => element.scrollTo(0, place), 4 * (second! - top!) + 10)
  const first = library(page).locator('[data-index="12"]')
  await expect(first).toBeAttached()
  await view('Liste').click()
  await expect(view('Liste')).toHaveAttribute('aria-pressed', 'true')
  await expect(library(page).getByRole('grid')).toHaveAttribute('aria-colcount', '1')
  await expect.poll(() => scroller.evaluate(element => element.scrollTop)).toBe(720)
  expect((await first.boundingBox())!.height).toBeLessThanOrEqual(64)
  await view('Kacheln').click()
  await expect(library(page).getByRole('grid')).toHaveAttribute('aria-colcount', '3')
  await expect(first).toBeVisible()
})

test('[PIX-MAN-52] [PIX-CALL-14] a row’s thumbnail is 40 px, padded with white by the image service', async ({
  page,
}) => {
  await library(page).getByRole('button', { name: 'Liste' }).click()
  const image = library(page).getByRole('gridcell').first().getByRole('img').first()
  await expect(image).toHaveAttribute('src', /&height=40&width=40&quality=8&do=cropIn&color=ffffff$/)
  expect(await image.boundingBox()).toMatchObject({ width: 40, height: 40 })
})
