import { expect } from '@playwright/test'
import { runAxe } from '../support/runAxe'
import { overflowing } from '../support/overflowing'
import { captureScene } from './support/captureScene'
import { pressControls } from './support/checks/pressControls'
import { readCutTexts } from './support/checks/readCutTexts'
import { readSmallTargets } from './support/checks/readSmallTargets'
import { readUnbordered } from './support/checks/readUnbordered'
import { spaceTexts } from './support/checks/spaceTexts'
import { walkFocus } from './support/checks/walkFocus'
import { expectSnapshot } from './support/expectSnapshot'
import { expectNames } from './support/expectNames'
import { openScene } from './support/openScene'
import { test } from './support/sceneTest'
import { readMoving } from './support/readMoving'
import { resizeScene } from './support/resizeScene'
import { windowScenes } from './support/windowScenes'

// Rules of axe that are off, because the page's own landmarks are behind the modal window.
const OFF = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-unique',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
]
const RULES = {
  ...Object.fromEntries(OFF.map(rule => [rule, { enabled: false }])),
  'label-content-name-mismatch': { enabled: true },
}
const DESK = { width: 1280, height: 800, isTouched: false }
const PHONE = { width: 375, height: 740, isTouched: true }
const TABLET = { width: 768, height: 1024, isTouched: false }
/** A phone in landscape, and a desktop of 1280 × 1024 px at 200 % and at 400 % zoom. */
const FURTHER_SIZES = [
  { width: 740, height: 375, isTouched: true },
  { width: 640, height: 512, isTouched: false },
  { width: 320, height: 256, isTouched: false },
]

/** Number of tab stops that the normal run checks. */
const FIRST_STOPS = 4

const isLong = process.env['FOYER_LONG'] === '1'

for (const scene of windowScenes) {
  test(
    `${scene.name}: looks like its stored picture, and is accessible`,
    { tag: scene.isFurther ? '@long' : [] },
    async ({ browser, portal }, testInfo) => {
      // The normal run captures one width for each colour scheme, light on a desktop and dark on a phone, and runs only
      // the quick checks. `npm run test:long` captures three widths in both schemes and runs all checks. So does a run that
      // stores pictures.
      const isWhole = isLong || ['all', 'changed'].includes(testInfo.config.updateSnapshots)
      const { stage, devtools, close } = await openScene(browser, portal, scene)
      const { page, window } = stage
      const pictures: Buffer[] = []
      const capture = async (colorScheme: 'light' | 'dark') => {
        pictures.push(await captureScene(scene, stage, colorScheme))
      }
      const barriers = () =>
        runAxe(page, axe => axe.include('foyer-root').options({ resultTypes: ['violations'], rules: RULES }))

      await test.step('nothing moves if the person wants reduced motion', async () => {
        expect.soft(await readMoving(page)).toEqual([])
      })
      await capture('light')
      await test.step('names and roles', async () => {
        expect.soft(await barriers(), 'axe, light').toEqual([])
        await expectNames(testInfo, scene.name, window)
        expect.soft(await page.evaluate(readSmallTargets, 24), 'targets of 24 px').toEqual([])
      })
      await test.step('forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active' })
        expect.soft(await page.evaluate(readUnbordered)).toEqual([])
        await page.emulateMedia({ forcedColors: null })
      })
      await resizeScene(page, devtools, PHONE, scene.isWaiting)
      await capture('dark')
      await test.step('on a phone', async () => {
        expect.soft(await page.evaluate(readSmallTargets, 44), 'targets of 44 px').toEqual([])
        expect.soft(await page.evaluate(overflowing), 'scrolls sideways').toEqual([])
      })
      if (isWhole) {
        expect.soft(await barriers(), 'axe, dark').toEqual([])
        await capture('light')
        await test.step('with more space between letters, words and lines', async () => {
          await page.evaluate(spaceTexts, true)
          expect.soft(await page.evaluate(readCutTexts), 'clipped texts').toEqual([])
          await page.evaluate(spaceTexts, false)
        })
        await resizeScene(page, devtools, DESK, scene.isWaiting)
        await capture('dark')
        await resizeScene(page, devtools, TABLET, scene.isWaiting)
        await capture('light')
        await capture('dark')
        expect.soft(await page.evaluate(overflowing), 'scrolls sideways in 768 px').toEqual([])
      }
      await expectSnapshot(testInfo, scene.name, pictures)
      const openDialogs = () => page.locator('foyer-root dialog[open]').count()
      const opened = await openDialogs()
      if (!isWhole) {
        await test.step('by keyboard, the first stops', async () => {
          expect.soft(await walkFocus(page, FIRST_STOPS)).toEqual([])
        })
      }
      if (isWhole) {
        await resizeScene(page, devtools, PHONE, scene.isWaiting)
        await test.step('by keyboard', async () => {
          expect.soft(await walkFocus(page)).toEqual([])
        })
        for (const size of FURTHER_SIZES) {
          await resizeScene(page, devtools, size, scene.isWaiting)
          expect.soft(await page.evaluate(overflowing), `scrolls sideways in ${size.width} px`).toEqual([])
          expect.soft(await page.evaluate(readCutTexts), `clipped texts in ${size.width} px`).toEqual([])
        }
        await test.step('by keyboard, at 400 %', async () => {
          expect.soft(await walkFocus(page)).toEqual([])
        })
      }
      expect.soft(await openDialogs(), 'windows that the focus opens').toBe(opened)
      // Skips the editor's scenes, because drag handles follow the pointer, and scenes with an open popup, because a
      // press elsewhere closes the popup.
      if (!scene.name.startsWith('editor') && (await window.locator(':popover-open').count()) === 0) {
        await test.step('a press that does not end does nothing', async () => {
          const before = await window.ariaSnapshot()
          await window.evaluate(pressControls)
          expect.soft(await openDialogs(), 'windows').toBe(opened)
          expect.soft(await window.ariaSnapshot()).toBe(before)
        })
      }
      await close()
    },
  )
}
