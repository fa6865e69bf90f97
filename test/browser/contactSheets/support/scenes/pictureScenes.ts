import type { Foyer } from '../../../../../src/api/Foyer'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'
import { openMeta } from './openMeta'

declare const foyer: Foyer

const openPosition = ({ page }: SceneStage) =>
  page.evaluate(async () => {
    const picture = await foyer.pix.load(Number(document.querySelector<HTMLInputElement>('#picture-id')!.value))
    await foyer.pix.position(picture).opened
  })

/** Scenes of the windows for one picture, a series and several pictures. */
export const pictureScenes: readonly WindowScene[] = [
  { name: 'picture', open: openMeta },
  {
    name: 'picture-end',
    isFurther: true,
    async open(stage) {
      await openMeta(stage)
      await stage.field('pix_field_keywords').focus()
    },
  },
  {
    name: 'picture-leave',
    isFurther: true,
    async open(stage) {
      await openMeta(stage)
      await stage.field('pix_field_subtitle').fill('Noch nicht gespeichert')
      await stage.page.keyboard.press('Escape')
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'series-new',
    async open(stage) {
      await stage.page.evaluate(() => foyer.pix.manage().opened)
      await stage.button('pix_series_add').click()
      await stage.button('pix_save').waitFor()
    },
  },
  {
    name: 'series-edit',
    isFurther: true,
    async open(stage) {
      await stage.page.evaluate(() => foyer.pix.manage().opened)
      await stage.field('pix_filter').selectOption({ index: 2 })
      await stage.button('pix_series_edit').click()
      await stage.button('pix_save').waitFor()
    },
  },
  { name: 'position', open: openPosition },
  {
    name: 'position-decorative',
    isFurther: true,
    async open(stage) {
      await openPosition(stage)
      await stage.page.getByRole('checkbox', { name: stage.say('pix_position_decorative') }).check()
    },
  },
  {
    name: 'position-wrong',
    isFurther: true,
    async open(stage) {
      await openPosition(stage)
      await stage.field('pix_position_width').fill('dreihundert')
      await stage.button('pix_position_submit').click()
    },
  },
  {
    name: 'field-check',
    prepare: ({ page }) =>
      page.route(/\/pix\/pictures\/by\//, async route => {
        const answer = await route.fetch()
        const pictures = (await answer.json()) as object[]
        for (const picture of pictures.slice(0, 3)) Object.assign(picture, { Title: '', Copyright: '' })
        await route.fulfill({ response: answer, json: pictures })
      }),
    async open(stage) {
      await stage.page.evaluate(() => foyer.pix.select().opened)
      for (const index of [0, 1, 2, 3]) await stage.tile(index).getByRole('checkbox').check()
      await stage.page
        .getByRole('region', { name: stage.say('pix_selection') })
        .getByRole('button', { name: stage.say('pix_insert') })
        .click()
      await stage.button('_save_next').waitFor()
    },
  },
  {
    name: 'field-check-description',
    isFurther: true,
    prepare: ({ page }) =>
      page.route(/\/pix\/pictures\/by\//, async route => {
        const answer = await route.fetch()
        const pictures = (await answer.json()) as object[]
        for (const picture of pictures.slice(0, 2)) Object.assign(picture, { DescriptionsByIdLanguage: {} })
        await route.fulfill({ response: answer, json: pictures })
      }),
    async open(stage) {
      await stage.page.evaluate(() => {
        foyer.configure({ checkForFields: { Title: ['notempty'], Description: ['notempty'] } })
        return foyer.pix.select().opened
      })
      for (const index of [0, 1]) await stage.tile(index).getByRole('checkbox').check()
      await stage.page
        .getByRole('region', { name: stage.say('pix_selection') })
        .getByRole('button', { name: stage.say('pix_insert') })
        .click()
      await stage.button('_save_next').waitFor()
    },
  },
  {
    name: 'several-pictures',
    async open(stage) {
      await stage.page.evaluate(() => foyer.pix.select().opened)
      for (const index of [0, 1, 2]) await stage.tile(index).getByRole('checkbox').check()
      await stage.field('pix_action').selectOption('edit')
      await stage.button('pix_action_run').click()
      await stage.button('pix_save').waitFor()
    },
  },
]
