import { openScene } from './contactSheets/support/openScene'
import { resizeScene } from './contactSheets/support/resizeScene'
import { windowScenes } from './contactSheets/support/windowScenes'
import { overflowing } from './support/overflowing'
import { expect, test } from './support/portalTest'
import { readOverlaps } from './support/readOverlaps'

const PHONE = { width: 375, height: 740, isTouched: true }
const TIMES = 5

/** Scenes of `npm test`: one of each kind of layout. `npm run test:long` has all except `BY_RESPONSE`. */
const FIRST = ['library-marked', 'picture', 'userpass', 'login', 'events-marked', 'event']

/** Scene that is left out, because it waits for the lengthened text. The portal's response has the usual text. */
const BY_RESPONSE = 'login-wrong'

for (const scene of windowScenes.filter(({ name }) => name !== BY_RESPONSE)) {
  test(
    `${scene.name}: with texts five times as long, nothing overlaps or leaves the window`,
    { tag: FIRST.includes(scene.name) ? [] : '@long' },
    async ({ browser, portal }) => {
      test.slow()
      const { stage, devtools, close } = await openScene(browser, portal, scene, 'de', TIMES)
      const { page, window } = stage
      const check = async (size: string) => {
        expect.soft(await page.evaluate(readOverlaps), `overlaps in ${size}`).toEqual([])
        expect.soft(await page.evaluate(overflowing), `scrolls sideways in ${size}`).toEqual([])
        const closing = window.locator('[part=close]')
        if ((await closing.count()) > 0)
          await expect.soft(closing.first(), `close button in ${size}`).toBeInViewport({ ratio: 1 })
        const heading = window.locator('[part=heading]')
        if ((await heading.count()) > 0)
          expect.soft((await heading.first().boundingBox())!.width, `heading in ${size}`).toBeGreaterThan(80)
      }
      await check('1280 px')
      await resizeScene(page, devtools, PHONE, scene.isWaiting)
      await check('375 px')
      await close()
    },
  )
}
