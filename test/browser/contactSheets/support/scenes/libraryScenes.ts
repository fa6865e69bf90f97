import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Foyer } from '../../../../../src/api/Foyer'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'

declare const foyer: Foyer

const CUP = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')
/** A photo of 24 megapixels. Decoders ignore bytes after its end, so it can have any size. */
const largePhoto = async (megabytes: number) => {
  const photo = await sharp(CUP).resize(6000, 4000).jpeg({ quality: 40 }).toBuffer()
  return Buffer.concat([photo, Buffer.alloc(Math.round(megabytes * 1024 ** 2) - photo.length)])
}
/** Raw pixels of an animation's two frames, one below the other. */
const FRAMES = Buffer.concat([Buffer.alloc(120_000, 40), Buffer.alloc(120_000, 220)])
const FRAME_SHAPE = { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } } as const
const LIST = /\/pix\/pictures\/by\//

const select = async ({ page }: SceneStage) => {
  await page.evaluate(() => foyer.pix.select().opened)
}
const mark = async (stage: SceneStage, ...indexes: number[]) => {
  for (const index of indexes) await stage.tile(index).getByRole('checkbox').check()
}
const choose = async (stage: SceneStage, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) => {
  const [chooser] = await Promise.all([
    stage.page.waitForEvent('filechooser'),
    stage.button('pix_upload').first().click(),
  ])
  await chooser.setFiles([...files])
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
    name: 'library-duplicates',
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
  {
    name: 'upload',
    isFurther: true,
    isWaiting: true,
    async open(stage) {
      // The portal never responds, so the upload stays pending.
      await stage.page.route(/\/pix\/pictures\/by\/\d+\.json/, () => {})
      await select(stage)
      await choose(
        stage,
        { name: 'Sonnenaufgang über dem Hafen.jpg', mimeType: 'image/jpeg', buffer: CUP },
        { name: 'Probe im Jugendkulturzentrum am alten Speicher.jpg', mimeType: 'image/jpeg', buffer: CUP },
      )
      await stage.page.getByRole('progressbar').first().waitFor()
    },
  },
  {
    name: 'upload-adapted',
    async open(stage) {
      await select(stage)
      const webp = { mimeType: 'image/webp' }
      await choose(
        stage,
        {
          name: 'Landesausstellungseröffnungsfeierlichkeiten am Niederrhein.jpg',
          mimeType: 'image/jpeg',
          buffer: await largePhoto(14.2),
        },
        { name: 'Sonnenaufgang über dem Hafen.webp', ...webp, buffer: await sharp(CUP).webp().toBuffer() },
        {
          name: 'Vereinswappen.webp',
          ...webp,
          buffer: await sharp({ create: { width: 800, height: 600, channels: 4, background: '#c0ffee80' } })
            .webp()
            .toBuffer(),
        },
        { name: 'Feuerwerk.webp', ...webp, buffer: await sharp(FRAMES, FRAME_SHAPE).webp().toBuffer() },
        { name: 'Fotoautomat.jfif', mimeType: 'image/jpeg', buffer: CUP },
      )
      await stage.button('pix_fit_yes').waitFor()
    },
  },
  {
    name: 'upload-rejected',
    async open(stage) {
      await select(stage)
      await choose(
        stage,
        {
          name: 'Jahresbericht der Veranstaltungsgemeinschaft.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from('%PDF'),
        },
        { name: 'ausstellung.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II') },
      )
      await stage.page.getByRole('alert').waitFor()
    },
  },
]
