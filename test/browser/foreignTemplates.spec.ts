import { openScene } from './contactSheets/support/openScene'
import { resizeScene } from './contactSheets/support/resizeScene'
import { windowScenes } from './contactSheets/support/windowScenes'
import { foreignShapes, serveForeignTemplates } from './support/foreignTemplates'
import { overflowing } from './support/overflowing'
import { expect, test } from './support/portalTest'
import { readOverlaps } from './support/readOverlaps'

const PHONE = { width: 375, height: 740, isTouched: true }

/** Scenes of `npm test`: one of each kind of layout. `npm run test:long` has all except `BY_ROW_HEIGHT`. */
const FIRST = ['library', 'picture', 'userpass', 'nameaddress', 'login', 'events-marked', 'event']
/** Scene that is left out, because it scrolls by the height of table rows. In a narrow template the rows are cards. */
const BY_ROW_HEIGHT = 'events'

for (const scene of windowScenes.filter(({ name }) => name !== BY_ROW_HEIGHT)) {
  test(
    `${scene.name}: in templates of lists, tables and boxes, no controls overlap, and nothing scrolls sideways on a phone`,
    { tag: FIRST.includes(scene.name) ? [] : '@long' },
    async ({ browser, portal }) => {
      test.slow()
      for (const [name, shape] of Object.entries(foreignShapes)) {
        const { stage, devtools, close } = await openScene(browser, portal, {
          ...scene,
          async prepare(prepared) {
            await serveForeignTemplates(prepared.page, shape)
            await scene.prepare?.(prepared)
          },
        })
        const { page } = stage
        expect.soft(await page.evaluate(readOverlaps), `${name}, 1280 px`).toEqual([])
        await resizeScene(page, devtools, PHONE, scene.isWaiting)
        expect.soft(await page.evaluate(readOverlaps), `${name}, 375 px`).toEqual([])
        expect.soft(await page.evaluate(overflowing), `${name} scrolls sideways`).toEqual([])
        await close()
      }
    },
  )
}
