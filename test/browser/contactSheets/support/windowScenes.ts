import type { Page } from '@playwright/test'
import type { Foyer } from '../../../../src/api/Foyer'

declare const foyer: Foyer

/** One state of a window, as a person gets there. */
export interface WindowScene {
  readonly name: string
  /** Prepares what the portal will answer. */
  prepare?(page: Page): Promise<unknown>
  /** Opens the window on the playground. */
  open(page: Page): Promise<void>
}

const tile = (page: Page, index: number) => page.getByRole('gridcell').nth(index)
const select = (page: Page) => page.evaluate(() => foyer.pix.select().opened)
const answerPictures = (body: string, status = 200) => (page: Page) => page.route('**/pix/pictures/by/**', route => route.fulfill({ status, body }))

/** Every window of the product in the states that differ in looks. */
export const windowScenes: readonly WindowScene[] = [
  { name: 'manage', open: select },
  {
    name: 'manage-marked',
    async open(page) {
      await select(page)
      for (const index of [0, 2]) await tile(page, index).getByRole('checkbox').check()
    },
  },
  {
    name: 'manage-fullscreen',
    async open(page) {
      await select(page)
      const zoom = page.getByRole('button', { name: 'Großansicht' })
      if (await zoom.isVisible()) await zoom.click()
    },
  },
  { name: 'manage-empty', prepare: answerPictures('[]'), open: select },
  {
    name: 'manage-nothing-found',
    async open(page) {
      await select(page)
      await page.getByRole('searchbox').fill('gibt es nicht')
      await page.getByRole('searchbox').press('Enter')
    },
  },
  { name: 'manage-unreachable', prepare: page => page.route('**/pix/pictures/by/**', route => route.abort()), open: select },
  {
    name: 'delete-question',
    async open(page) {
      await select(page)
      await tile(page, 1).focus()
      await page.keyboard.press('Delete')
    },
  },
  {
    name: 'upload-rejected',
    async open(page) {
      await select(page)
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: /hochladen/ }).first().click()])
      await chooser.setFiles([
        { name: 'Jahresbericht der Veranstaltungsgemeinschaft.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
        { name: 'ausstellung.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II') },
      ])
    },
  },
  { name: 'language', open: page => page.evaluate(() => foyer.language.choose().opened) },
]
