import type { Foyer } from '../../../../../src/api/Foyer'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'

declare const foyer: Foyer

const LIST = /\/pix\/pictures\/by\//

const select = async ({ page }: SceneStage) => {
  await page.evaluate(() => foyer.pix.select().opened)
}
const mark = async (stage: SceneStage, ...indexes: number[]) => {
  for (const index of indexes) await stage.tile(index).getByRole('checkbox').check()
}

/** Scenes of the picture library. */
export const libraryScenes: readonly WindowScene[] = [
  { name: 'library', open: select },
  {
    name: 'library-marked',
    async open(stage) {
      await select(stage)
      await mark(stage, 0, 2)
    },
  },
  {
    name: 'library-list',
    isFurther: true,
    async open(stage) {
      await select(stage)
      await stage.button('pix_view_list').click()
    },
  },
  {
    name: 'library-full-size',
    isFurther: true,
    async open(stage) {
      await select(stage)
      await stage.button('ui_fullscreen').click()
    },
  },
  {
    name: 'library-built-in',
    isFurther: true,
    async prepare({ page }) {
      await page.evaluate(() => foyer.configure({ templates: false }))
    },
    async open(stage) {
      await select(stage)
      await mark(stage, 1)
    },
  },
  {
    name: 'library-loading',
    isWaiting: true,
    prepare: ({ page }) => page.route(LIST, () => undefined),
    async open({ page }) {
      await page.evaluate(() => void foyer.pix.select())
      await page.getByRole('searchbox').waitFor()
      await page.locator('foyer-root [data-part=series-buttons] button').waitFor()
    },
  },
  {
    name: 'library-limited',
    async open(stage) {
      await stage.page.evaluate(async () => {
        const response = await fetch('/pix/pictures/by/1001?from=0&limit=36')
        const pictures = (await response.json()) as { Id: number; Width: number; Height: number }[]
        const fitting = pictures.find(({ Width, Height }) => Width >= 1000 && Math.abs(Width / Height - 10 / 7) < 0.01)
        const selected = [fitting!.Id, 4711]
        await foyer.pix.select({ multiple: 2, selected, accept: { minWidth: 1000, ratio: '10:7' } }).opened
      })
      await stage.tile(0).waitFor()
    },
  },
  {
    name: 'library-nothing-marked',
    isFurther: true,
    async open(stage) {
      await stage.page.evaluate(async () => {
        const [first] = (await (await fetch('/pix/pictures/by/1001?from=0&limit=1')).json()) as { Id: number }[]
        await foyer.pix.select({ selected: [first!.Id] }).opened
      })
      await stage.page.getByRole('button', { name: stage.say('pix_unmark_all') }).click()
      await stage.page.getByRole('button', { name: stage.say('pix_pick_take_none') }).waitFor()
    },
  },
  {
    name: 'library-series-gone',
    isFurther: true,
    async open({ page }) {
      await page.evaluate(() => foyer.pix.select({ multiple: 3, series: 4711 }).opened)
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  {
    name: 'library-limited-empty',
    isFurther: true,
    async open(stage) {
      await stage.page.evaluate(async () => {
        const [series] = (await (await fetch('/pix/series/by/1001?from=0')).json()) as { Id: number }[]
        const options = { multiple: 3, filter: 'Zeppelin', series: series!.Id, accept: { minWidth: 1000 } }
        await foyer.pix.select(options).opened
      })
      await stage.page.getByRole('heading', { name: stage.say('pix_no_match_heading') }).waitFor()
    },
  },
  {
    name: 'pictures-gone',
    isFurther: true,
    async open(stage) {
      await select(stage)
      await mark(stage, 0, 1)
      await stage.answer(/ids/, [])
      await stage.field('pix_action').selectOption('add')
      await stage.field('pix_series').selectOption({ index: 1 })
      await stage.button('pix_action_run').click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'library-empty', prepare: stage => stage.answer('/pix/pictures/by/', []), open: select },
  {
    name: 'library-nothing-found',
    isFurther: true,
    async open(stage) {
      await select(stage)
      await stage.page.getByRole('searchbox').fill('gibt es nicht')
      await stage.page.getByRole('searchbox').press('Enter')
      await stage.page.getByRole('heading', { name: stage.say('pix_no_match_heading') }).waitFor()
    },
  },
  { name: 'library-unreachable', isFurther: true, prepare: stage => stage.refuse(LIST), open: select },
  {
    name: 'library-incomplete',
    async open(stage) {
      await select(stage)
      await stage.field('pix_filter').selectOption('incomplete')
      await stage.button('pix_review_end').waitFor()
    },
  },
  {
    name: 'library-undescribed',
    isFurther: true,
    async open(stage) {
      await select(stage)
      await stage.field('pix_filter').selectOption('undescribed')
      await stage.button('pix_review_end').waitFor()
    },
  },
  {
    name: 'library-duplicates',
    async open(stage) {
      await select(stage)
      await stage.field('pix_filter').selectOption('duplicates')
      await stage.button('pix_review_end').waitFor()
    },
  },
  {
    name: 'library-keys',
    isFurther: true,
    async open(stage) {
      await select(stage)
      await stage.tile(0).press('?')
    },
  },
  {
    name: 'delete-question',
    async open(stage) {
      await select(stage)
      await stage.tile(1).press('Delete')
      // Series load while the confirmation is open.
      const [beginning = ''] = stage.say('pix_delete_series').split('{')
      await stage.page.getByRole('alertdialog').getByText(beginning).waitFor()
    },
  },
  {
    name: 'delete-unanswered',
    isFurther: true,
    prepare: stage => stage.refuse(/\/pix\/pictures\/\d+$/),
    async open(stage) {
      await select(stage)
      await stage.tile(1).press('Delete')
      await stage.page.getByRole('alertdialog').getByRole('button').last().press('Enter')
      // Moves the focus away from the picture, because a focused picture shows its tooltip.
      await stage.page.getByRole('alert').getByRole('button').focus()
    },
  },
]
