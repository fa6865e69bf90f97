import type { Route } from '@playwright/test'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'
import { CALENDAR, openFirst, openOverview } from './eventSceneSteps'

const SAVE = /\/event\/api\/event_cluster\/cluster\/$/
const FIRST_ID = 900_001
/** The save that the portal refuses, or during which the person stops. */
const THIRD = 3

const openRepeat = async (stage: SceneStage) => {
  await openFirst(stage)
  await stage.button('event_repeat').press('Enter')
  await stage.field('event_repeat_count').waitFor()
}
const listDates = async (stage: SceneStage) => {
  await openRepeat(stage)
  await stage.field('event_repeat_count').fill('5')
  await stage.window.getByRole('listitem').nth(4).waitFor()
}
const openImport = async (stage: SceneStage) => {
  await openOverview(stage)
  await stage.button('event_import').press('Enter')
  await stage.field('event_import_paste').waitFor()
}
const listFound = async (stage: SceneStage) => {
  await openImport(stage)
  await stage.field('event_import_paste').fill(CALENDAR)
  await stage.button('event_import_read').press('Enter')
  await stage.field('event_import_category').selectOption({ index: 1 })
  await stage.window.getByText(stage.say('event_import_comparing')).waitFor({ state: 'detached' })
}

/** Fakes the saves, so that the portal’s events stay as they are. `third` responds to the third one. */
async function fakeSaves({ page }: SceneStage, third: (route: Route) => Promise<unknown>): Promise<void> {
  let count = 0
  await page.route(SAVE, async route => {
    count += 1
    await (count === THIRD ? third(route) : route.fulfill({ json: { Id: FIRST_ID + count } }))
  })
}
/** Presses the button that creates five events, by its number, because its words differ in some languages. */
const createFive = ({ window }: SceneStage) => window.getByRole('button', { name: '5' }).last().press('Enter')

/** Creates five events, of which the portal refuses the third. */
async function createRefused(stage: SceneStage): Promise<void> {
  await fakeSaves(stage, route => route.fulfill({ status: 422, body: 'An diesem Tag ist der Saal belegt.' }))
  await createFive(stage)
  await stage.window.getByRole('alert').waitFor()
}

/** Begins to create five events, and stops during the third. */
async function createStopped(stage: SceneStage): Promise<void> {
  const stop = stage.button('event_bulk_stop')
  await fakeSaves(stage, async route => {
    await stop.press('Enter')
    await route.fulfill({ json: { Id: FIRST_ID } })
  })
  await createFive(stage)
  await stage.button('event_repeat_leave_not').waitFor()
}

/** The scene of a window that begins to create events. */
const runScene = (name: string, ...steps: readonly ((stage: SceneStage) => Promise<void>)[]): WindowScene => ({
  name,
  isFurther: true,
  async open(stage) {
    for (const step of steps) await step(stage)
  },
})

/** Scenes of the windows that create several events: before, stopped and with an event that the portal refuses. */
export const eventRunScenes: readonly WindowScene[] = [
  { name: 'event-repeat-empty', isFurther: true, open: openRepeat },
  runScene('event-repeat-refused', listDates, createRefused),
  runScene('event-repeat-stopped', listDates, createStopped),
  { name: 'event-import-empty', isFurther: true, open: openImport },
  {
    name: 'event-import-kept',
    isFurther: true,
    async open(stage) {
      await listFound(stage)
      await stage.button('event_import_change').press('Enter')
      await stage.button('event_draft_restore').waitFor()
    },
  },
  runScene('event-import-refused', listFound, createRefused),
  runScene('event-import-stopped', listFound, createStopped),
]
