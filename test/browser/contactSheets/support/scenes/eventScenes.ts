import type { Foyer } from '../../../../../src/api/Foyer'
import type { EventTab } from '../../../../../src/api/EventApi'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'
import { eventRunScenes } from './eventRunScenes'
import { CALENDAR, hideHelp, openFirst, openOverview } from './eventSceneSteps'

declare const foyer: Foyer

const LIST = /\/event\/api\/event_cluster\?/

const openNew = async ({ page }: SceneStage, tab: EventTab = 'Event') => {
  await page.evaluate(wanted => foyer.event.detail(null, { tab: wanted }).opened, tab)
}
const firstLine = ({ page }: SceneStage) => page.locator('[role=row][data-index]').first()

/** Scenes of the event windows. */
export const eventScenes: readonly WindowScene[] = [
  {
    name: 'events',
    async open(stage) {
      await openOverview(stage)
      await stage.page
        .getByRole('grid')
        .locator('..')
        .evaluate(scroller => scroller.scrollTo(0, 40 * 56))
      await stage.page.locator('[role=row][data-index="44"]').waitFor()
    },
  },
  {
    name: 'events-marked',
    async open(stage) {
      await openOverview(stage)
      for (const index of [0, 2])
        await stage.page.locator('[role=row][data-index]').nth(index).getByRole('checkbox').click()
    },
  },
  {
    name: 'events-menu',
    async open(stage) {
      await openOverview(stage)
      await firstLine(stage).press('Shift+F10')
      await stage.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'events-search',
    isFurther: true,
    async open(stage) {
      await openOverview(stage)
      await stage.button('event_search_open').click()
      await stage.page.getByRole('searchbox').fill('gibt es nicht')
      await stage.page.getByRole('searchbox').press('Enter')
      await stage.button('event_overview_show_all').waitFor()
    },
  },
  {
    name: 'events-filtered',
    async open(stage) {
      await openOverview(stage)
      await stage.window.getByRole('button', { name: stage.say('event_filter_unpublished') }).click()
      await stage.window.locator('[aria-pressed=true]').waitFor()
    },
  },
  {
    name: 'events-nothing-fits',
    isFurther: true,
    prepare: ({ page }) =>
      page.route(LIST, async route => {
        const response = await route.fetch()
        const answer = (await response.json()) as { EventClusters: object[] }
        for (const event of answer.EventClusters) Object.assign(event, { IsPublished: 1 })
        await route.fulfill({ response, json: answer })
      }),
    async open(stage) {
      await openOverview(stage)
      await stage.window.getByRole('button', { name: stage.say('event_filter_unpublished') }).click()
      await stage.button('event_filter_more').or(stage.button('event_overview_show_all')).first().waitFor()
    },
  },
  {
    name: 'events-empty',
    prepare: ({ page }) => page.route(LIST, route => route.fulfill({ json: { EventClusters: [], IsLastPage: true } })),
    open: openOverview,
  },
  { name: 'events-failed', isFurther: true, prepare: stage => stage.refuse(LIST), open: openOverview },
  { name: 'event-new', open: openNew },
  {
    name: 'event-wrong',
    async open(stage) {
      await openNew(stage)
      await stage.field('event_title').fill('Sommerfest')
      await stage.field('event_date_to').fill('12.12.2026')
      await stage.button('event_save').click()
    },
  },
  {
    name: 'event-help',
    isFurther: true,
    async open(stage) {
      await openNew(stage)
      await stage.page.getByRole('switch', { name: stage.say('event_info') }).check()
    },
  },
  {
    name: 'event-calendar',
    async open(stage) {
      await openNew(stage)
      await stage.window
        .getByRole('button', { name: stage.say('event_calendar_open') })
        .first()
        .click()
      await stage.page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'event-lookup',
    async open(stage) {
      await openNew(stage)
      // Without the help, the form does not have to scroll.
      await hideHelp(stage)
      await stage.window.getByRole('combobox', { name: stage.say('event_organisation') }).pressSequentially('ver')
      await stage.page.getByRole('option').first().waitFor()
    },
  },
  { name: 'event', open: stage => openFirst(stage) },
  {
    name: 'event-repeat',
    async open(stage) {
      await openFirst(stage)
      await stage.button('event_repeat').press('Enter')
      await stage.field('event_repeat_count').fill('5')
      await stage.window.getByRole('listitem').nth(4).waitFor()
    },
  },
  {
    name: 'event-repeat-holidays',
    async open(stage) {
      await openFirst(stage)
      await stage.button('event_repeat').press('Enter')
      const holidays = stage.window.getByRole('checkbox', { name: stage.say('event_repeat_holidays') })
      await holidays.press('Space')
      await stage.field('event_repeat_count').fill('2')
      await stage.field('event_repeat_add').fill('25.12.2099')
      await stage.field('event_repeat_add').press('Enter')
      await stage.window.getByText(stage.say('event_repeat_holidays_found_one', { COUNT: '1' })).waitFor()
      await holidays.focus()
    },
    atTop: stage => stage.window.getByRole('checkbox', { name: stage.say('event_repeat_holidays') }),
  },
  {
    name: 'event-import',
    async open(stage) {
      await openOverview(stage)
      await stage.button('event_import').press('Enter')
      await stage.field('event_import_paste').fill(CALENDAR)
      await stage.button('event_import_read').press('Enter')
      await stage.window.getByRole('listitem').nth(5).waitFor()
      await stage.window.getByText(stage.say('event_import_comparing')).waitFor({ state: 'detached' })
    },
  },
  ...eventRunScenes,
  { name: 'event-description', isFurther: true, open: stage => openFirst(stage, 'Description') },
  { name: 'event-topics', open: stage => openFirst(stage, 'Topics') },
  { name: 'event-translation', isFurther: true, open: stage => openFirst(stage, 'Translation') },
  { name: 'event-pictures', open: stage => openFirst(stage, 'Medias') },
  {
    name: 'event-preview',
    async open(stage) {
      await openFirst(stage)
      await stage.button('event_preview').press('Enter')
      await stage.page.getByRole('heading', { name: stage.say('event_preview') }).waitFor()
      // Pressing the button may scroll the form behind the preview by a few pixels.
      await stage.page.evaluate(() => {
        const root = document.querySelector('foyer-root')!.shadowRoot!
        for (const scrolled of root.querySelectorAll('*')) scrolled.scrollTop = 0
      })
    },
  },
]
