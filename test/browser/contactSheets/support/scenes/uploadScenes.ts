import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Foyer } from '../../../../../src/api/Foyer'
import { holdTasks } from '../../../support/holdTasks'
import { decodingBomb } from '../../../support/untrueFiles'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'

declare const foyer: Foyer

const CUP = readFileSync('examples/portal/seed/pictures/kaffeetasse.jpg')
/** Makes a photo of 24 megapixels, as a file of the given size. Decoders ignore the bytes after the photo's end. */
const largePhoto = async (megabytes: number) => {
  const photo = await sharp(CUP).resize(6000, 4000).jpeg({ quality: 40 }).toBuffer()
  return Buffer.concat([photo, Buffer.alloc(Math.round(megabytes * 1024 ** 2) - photo.length)])
}
/** Raw pixels of an animation's two frames, one below the other. */
const FRAMES = Buffer.concat([Buffer.alloc(120_000, 40), Buffer.alloc(120_000, 220)])
const FRAME_SHAPE = { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } } as const

const select = async ({ page }: SceneStage) => {
  await page.evaluate(() => foyer.pix.select().opened)
}
const choose = async (stage: SceneStage, ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]) => {
  const [chooser] = await Promise.all([
    stage.page.waitForEvent('filechooser'),
    stage.button('pix_upload').first().click(),
  ])
  await chooser.setFiles([...files])
}

/** Scenes of the upload dialog. */
export const uploadScenes: readonly WindowScene[] = [
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
    name: 'upload-checking',
    isFurther: true,
    isWaiting: true,
    async open(stage) {
      await select(stage)
      await stage.page.evaluate(holdTasks)
      await stage.page.evaluate(() => void (globalThis.heldTask = 'probe'))
      const buffer = await sharp(CUP).webp().toBuffer()
      await choose(
        stage,
        { name: 'Sonnenaufgang über dem Hafen.webp', mimeType: 'image/webp', buffer },
        { name: 'Probe im Jugendkulturzentrum.webp', mimeType: 'image/webp', buffer },
      )
      await stage.page.getByRole('progressbar').waitFor()
    },
  },
  {
    name: 'upload-adapting',
    isFurther: true,
    isWaiting: true,
    async open(stage) {
      await select(stage)
      await stage.page.evaluate(holdTasks)
      await stage.page.evaluate(() => void (globalThis.heldTask = 'convert'))
      const buffer = await sharp(CUP).webp().toBuffer()
      await choose(
        stage,
        { name: 'Sonnenaufgang über dem Hafen.webp', mimeType: 'image/webp', buffer },
        { name: 'Probe im Jugendkulturzentrum.webp', mimeType: 'image/webp', buffer },
      )
      await stage.button('pix_fit_yes').click()
      await stage.page.getByRole('progressbar', { name: stage.say('pix_fit_working') }).waitFor()
    },
  },
  {
    name: 'upload-unadaptable',
    isFurther: true,
    async open(stage) {
      await select(stage)
      const webp = { mimeType: 'image/webp' }
      await choose(
        stage,
        { name: 'Plakat mit zu vielen Pixeln.webp', ...webp, buffer: decodingBomb() },
        { name: 'IMG_4711.HEIC', ...webp, buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') },
        { name: 'Rechnung.webp', ...webp, buffer: Buffer.from('%PDF-1.7') },
      )
      await stage.page.getByRole('alert').waitFor()
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
