import type { Route } from '@playwright/test'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'
import { openMeta } from './openMeta'

const ARCHIVE = 'https://bilder.landesdenkmalpflegearchiv.example'

const openCrop = async (stage: SceneStage) => {
  await openMeta(stage)
  await stage.button('pix_crop').click()
}
/**
 * Fakes the response with the picture’s file. The window loads it by a request of its own; the page shows the same
 * picture in its details.
 */
const answerFile = ({ page }: SceneStage, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/*', route =>
    route.request().resourceType() === 'fetch' && /\.(?:jpe?g|png|gif)$/.test(new URL(route.request().url()).pathname)
      ? route.fulfill(answer)
      : route.fallback(),
  )

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
      // The server shows the picture, but does not let the page read it. The portal’s page would refuse both.
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
