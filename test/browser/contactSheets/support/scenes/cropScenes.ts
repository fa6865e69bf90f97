import type { Route } from '@playwright/test'
import sharp from 'sharp'
import type { Foyer } from '../../../../../src/api/Foyer'
import type { Picture } from '../../../../../src/pix/picture/Picture'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'
import { openMeta } from './openMeta'

declare const foyer: Foyer

const ARCHIVE = 'https://bilder.landesdenkmalpflegearchiv.example'
const COPY_ID = 4711

const openCrop = async (stage: SceneStage) => {
  await openMeta(stage)
  await stage.button('pix_crop').click()
}
/**
 * Fakes the response to the crop window, which loads the picture’s file by `fetch`. The meta window below shows the
 * same picture; the request of its `<img>` passes.
 */
const answerFile = ({ page }: SceneStage, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/*', route =>
    route.request().resourceType() === 'fetch' && /\.(?:jpe?g|png|gif)$/.test(new URL(route.request().url()).pathname)
      ? route.fulfill(answer)
      : route.fallback(),
  )

/** Opens the position window of a page that can insert a crop, and from there the window that crops the picture. */
const openFromPosition = async (stage: SceneStage) => {
  await stage.page.evaluate(async () => {
    const picture = await foyer.pix.load(Number(document.querySelector<HTMLInputElement>('#picture-id')!.value))
    const position = { CurrentWidth: '40%', CurrentHeight: 'auto', Alignment: 'left' } as const
    await foyer.pix.position(picture, { position, crop: true }).opened
  })
  await stage.button('pix_crop').click()
}
/** Turns the picture, crops it to a square, and saves. */
const saveSquare = async (stage: SceneStage) => {
  await stage.button('pix_crop_turn_right').click()
  await stage.field('pix_crop_ratio').selectOption('1:1')
  await stage.button('pix_crop_save').click()
}
/** Leaves the upload of the new picture without a response. */
const holdUpload = ({ page }: SceneStage) => page.route(/\/pix\/pictures\/by\/\d+\.json/, () => undefined)
/** Saves a crop, and waits until its upload has begun. */
const saveUnanswered = async (stage: SceneStage) => {
  await openCrop(stage)
  await saveSquare(stage)
  await stage.window.getByRole('progressbar', { name: stage.say('pix_crop_step_sending') }).waitFor()
}
/** Fakes the calls that store the new picture, so that the portal’s pictures stay as they are. */
const fakeCopy = async (stage: SceneStage) => {
  const { page } = stage
  const original = await page.evaluate(() =>
    foyer.pix.load(Number(document.querySelector<HTMLInputElement>('#picture-id')!.value)),
  )
  const { Width, Height, Uri } = original
  const side = Math.min(Width, Height)
  const copy: Picture = { ...original, Id: COPY_ID, Uri: `/media/${COPY_ID}.jpg`, Width: side, Height: side }
  const whole = await page.request.get(Uri)
  const body = await sharp(await whole.body())
    .rotate(90)
    .resize(side, side)
    .jpeg()
    .toBuffer()
  // The window shows the picture by the image service, whose address contains the path of the file.
  await page.route(new RegExp(`media(?:/|%2F)${COPY_ID}\\.jpg`), route =>
    route.fulfill({ contentType: 'image/jpeg', body }),
  )
  await stage.answer(/\/pix\/pictures\/by\/\d+\.json/, [copy])
  await stage.answer(`/pix/pictures/${COPY_ID}`, copy)
  await page.route(/\/pix\/series\/\d+$/, route =>
    route.request().method() === 'POST' ? route.fulfill({ json: { Id: 1, Title: '' } }) : route.fallback(),
  )
}

/** Scenes of the window that crops a picture. */
export const cropScenes: readonly WindowScene[] = [
  {
    name: 'crop',
    async open(stage) {
      await openCrop(stage)
      await stage.button('pix_crop_turn_right').click()
      await stage.field('pix_crop_ratio').selectOption('1:1')
    },
  },
  {
    name: 'crop-loading',
    isFurther: true,
    isWaiting: true,
    prepare: ({ page }) =>
      page.route('**/*.jpg', route => (route.request().resourceType() === 'fetch' ? undefined : route.fallback())),
    async open(stage) {
      await openCrop(stage)
      await stage.window.getByText(stage.say('ui_loading')).first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'crop-saving',
    isFurther: true,
    isWaiting: true,
    prepare: holdUpload,
    open: saveUnanswered,
  },
  {
    name: 'crop-stop-question',
    isFurther: true,
    isWaiting: true,
    prepare: holdUpload,
    async open(stage) {
      await saveUnanswered(stage)
      await stage.page.keyboard.press('Escape')
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'crop-smaller',
    isFurther: true,
    // The window stays at this step, which makes the file, until the person presses a button of the question.
    isWaiting: true,
    prepare: ({ page }) => page.evaluate(() => foyer.configure({ pix: { fileSize: 12_000 } })),
    async open(stage) {
      await openCrop(stage)
      await saveSquare(stage)
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'crop-done',
    isFurther: true,
    prepare: fakeCopy,
    async open(stage) {
      await openCrop(stage)
      await saveSquare(stage)
      await stage.window.getByText(stage.say('pix_crop_done')).waitFor()
    },
  },
  {
    name: 'crop-placed',
    isFurther: true,
    prepare: fakeCopy,
    async open(stage) {
      await openFromPosition(stage)
      await saveSquare(stage)
      await stage.window.getByText(stage.say('pix_crop_placed')).waitFor()
    },
  },
  {
    name: 'crop-refused',
    isFurther: true,
    prepare: stage => answerFile(stage, { contentType: 'image/jpeg', body: 'no picture' }),
    async open(stage) {
      await openCrop(stage)
      await stage.page.getByText(stage.say('pix_crop_broken')).waitFor()
    },
  },
  {
    name: 'crop-stopped',
    isFurther: true,
    async open(stage) {
      await openCrop(stage)
      await stage.button('pix_crop_turn_right').click()
      let respond = () => {}
      const isStopped = new Promise<void>(resolve => (respond = resolve))
      await stage.answer(/\/pix\/pictures\/by\/\d+\.json/, [{ Id: 4711, Uri: '/media/4711.jpg' }])
      await stage.page.route(/\/pix\/pictures\/4711$/, async route => {
        await isStopped
        await route.fulfill({ json: { Id: 4711, Uri: '/media/4711.jpg' } })
      })
      await stage.button('pix_crop_save').click()
      await stage.page.getByText(stage.say('pix_crop_step_describing')).waitFor()
      await stage.page.keyboard.press('Escape')
      await stage.button('pix_crop_stop').click()
      await stage.page.getByText(stage.say('pix_crop_step_stopping')).waitFor()
      respond()
      await stage.button('pix_crop_delete').waitFor()
    },
  },
  {
    name: 'crop-wrong',
    isFurther: true,
    async open(stage) {
      await openCrop(stage)
      const width = stage.field('pix_crop_width')
      await width.selectText()
      await width.press('0')
      const [beginning = ''] = stage.say('pix_crop_number_wrong').split('{')
      await stage.window.getByText(beginning).waitFor()
    },
  },
  {
    name: 'crop-foreign',
    isFurther: true,
    async prepare({ page }) {
      await page.route(/\/pix\/pictures\/\d+$/, async route => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...((await response.json()) as object), Uri: `${ARCHIVE}/dom.jpg` } })
      })
      // Imitates a server that shows the picture, but does not let the page read it. No real server is possible,
      // because the policy of the portal’s page would refuse the requests to it.
      await page.evaluate(archive => {
        const { fetch } = globalThis
        globalThis.fetch = (input, init) => {
          if (input !== `${archive}/dom.jpg`) return fetch(input, init)
          return init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('refused'))
        }
      }, ARCHIVE)
    },
    async open(stage) {
      await openCrop(stage)
      const [beginning = ''] = stage.say('pix_crop_foreign').split('{')
      await stage.window.getByText(beginning).waitFor()
    },
  },
  {
    name: 'crop-gone',
    isFurther: true,
    prepare: stage => answerFile(stage, { status: 404, body: '' }),
    async open(stage) {
      await openCrop(stage)
      await stage.button('ui_retry').waitFor()
    },
  },
]
