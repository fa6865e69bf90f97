import type { Route } from '@playwright/test'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'
import { CALENDAR, hideHelp, MATCHED, openFirst, openOverview } from './eventSceneSteps'

const SAVE = /\/event\/api\/event_cluster\/cluster\/$/
/** The requests that load existing events for the comparison. */
const COMPARISON = /\/event\/api\/event_cluster\?.*(?:search|date)=[^&]/
/** The requests that delete created events. */
const DELETION = /\/event\/api\/event_cluster\/cluster\/9000\d\d$/
const NAMES = /\/event\/api\/autocomplete\//
const FIRST_ID = 900_001
/** Number of the save or deletion that gets an error or no response, or during which the person stops. */
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
/** Lists a single day, so that the notice below the short list is visible in every width. */
const listDay = async (stage: SceneStage) => {
  const unit = stage.field('event_repeat_unit')
  await unit.selectOption('none')
  await stage.field('event_repeat_add').fill('25.12.2099')
  await stage.field('event_repeat_add').press('Enter')
  await stage.window.getByText(stage.say('event_repeat_not_compared')).waitFor()
  await unit.focus()
  // The field is in the first part of the body, so this scrolls the body to its top.
  await unit.evaluate(element => element.scrollIntoView({ block: 'end' }))
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
  await stage.window.getByText(stage.say('event_import_searching')).waitFor({ state: 'detached' })
}

/** Chooses calendar files. */
async function choose(stage: SceneStage, ...files: readonly { name: string; text: string }[]): Promise<void> {
  const chooser = stage.page.waitForEvent('filechooser')
  await stage.button('event_import_choose').press('Enter')
  await (
    await chooser
  ).setFiles(files.map(({ name, text }) => ({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })))
}

/** Chooses a file that is gone when it is read. */
async function chooseGone(stage: SceneStage): Promise<void> {
  await stage.page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'))
  })
  await choose(stage, { name: 'Termine.ics', text: CALENDAR })
  await stage.window.getByText(stage.say('event_import_error_file')).waitFor()
}

/** Chooses a calendar file together with an archive, which is left out. */
async function chooseArchive(stage: SceneStage): Promise<void> {
  const name = 'Kalendersicherung der Veranstaltungsgemeinschaft.ics'
  await choose(stage, { name: 'Termine.ics', text: CALENDAR }, { name, text: 'PK\u0003\u0004' })
  await stage.window.getByText(stage.say('event_import_file_left', { NAME: name })).waitFor()
  await stage.window.getByText(stage.say('event_import_comparing')).waitFor({ state: 'detached' })
  await stage.window.getByText(stage.say('event_import_searching')).waitFor({ state: 'detached' })
}

/**
 * Fakes the saves, or the deletions of the created events, so that the portal’s events stay as they are. `third`
 * responds to the third request.
 */
async function fakeSaves(
  { page }: SceneStage,
  third?: (route: Route) => Promise<unknown>,
  address = SAVE,
): Promise<void> {
  let count = 0
  await page.route(address, async route => {
    count += 1
    const id = FIRST_ID + count
    await (third && count === THIRD ? third(route) : route.fulfill({ json: { Id: id } }))
  })
}
/** Presses the button that creates five events. Finds it by the 5, because its label has plural forms. */
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

/** Creates five events. */
async function createAll(stage: SceneStage): Promise<void> {
  await fakeSaves(stage)
  await createFive(stage)
  await stage.button('event_undo').waitFor()
}

/** Begins to delete the created events. The portal does not respond to the third deletion. */
async function undoSlowly(stage: SceneStage): Promise<void> {
  await fakeSaves(stage, () => Promise.resolve(), DELETION)
  await stage.button('event_undo').press('Enter')
  await stage.window.getByText(`${THIRD - 1} / 5`).waitFor()
}

/** Deletes the created events, of which the portal refuses the third. */
async function undoRefused(stage: SceneStage): Promise<void> {
  const body = 'Für diese Veranstaltung sind schon Karten verkauft.'
  await fakeSaves(stage, route => route.fulfill({ status: 409, body }), DELETION)
  await stage.button('event_undo').press('Enter')
  await stage.window.getByRole('alert').waitFor()
}

/** Opens the form of a found event. */
async function openFound(stage: SceneStage, calendar: string, title: string): Promise<void> {
  await openImport(stage)
  await stage.field('event_import_paste').fill(calendar)
  await stage.button('event_import_read').press('Enter')
  await stage.window.getByText(stage.say('event_import_comparing')).waitFor({ state: 'detached' })
  await stage.window.getByText(stage.say('event_import_searching')).waitFor({ state: 'detached' })
  // The button that creates the events is disabled until places and organisers are matched.
  await stage.window.locator('[aria-disabled=true]').waitFor({ state: 'detached' })
  await stage.button('event_import_open', { TITLE: title }).press('Enter')
  await stage.field('event_title').waitFor()
  // Without the help, the field of the place is visible.
  await hideHelp(stage)
}

/** Begins to create five events. The portal does not respond to the third save. */
async function createSlowly(stage: SceneStage): Promise<void> {
  await fakeSaves(stage, () => Promise.resolve())
  await createFive(stage)
  await stage.window.getByText(`${THIRD - 1} / 5`).waitFor()
}

/** Tries to create events for which the search for places and organisers failed. */
async function createUnsearched(stage: SceneStage): Promise<void> {
  await createFive(stage)
  await stage.window.getByText(stage.say('event_import_names_missing')).waitFor()
}

/** Tries to create the events of a repetition without an end. */
async function createEndless(stage: SceneStage): Promise<void> {
  await stage.button('event_repeat_create_start').press('Enter')
  await stage.window.getByText(stage.say('event_repeat_error_endless')).waitFor()
}

/** Returns a further scene that runs the given steps one after another. */
const runScene = (name: string, ...steps: readonly ((stage: SceneStage) => Promise<void>)[]): WindowScene => ({
  name,
  isFurther: true,
  async open(stage) {
    for (const step of steps) await step(stage)
  },
})

/** Scenes of the windows that create several events: before, during and after the creation, and its undoing. */
export const eventRunScenes: readonly WindowScene[] = [
  { name: 'event-repeat-empty', isFurther: true, open: openRepeat },
  runScene('event-repeat-endless', openRepeat, createEndless),
  { ...runScene('event-repeat-not-compared', openRepeat, listDay), prepare: stage => stage.refuse(COMPARISON) },
  { ...runScene('event-repeat-running', listDates, createSlowly), isWaiting: true },
  runScene('event-repeat-done', listDates, createAll),
  { ...runScene('event-repeat-undoing', listDates, createAll, undoSlowly), isWaiting: true },
  runScene('event-repeat-undo-refused', listDates, createAll, undoRefused),
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
  runScene('event-import-unreadable', openImport, chooseGone),
  runScene('event-import-left-out', openImport, chooseArchive),
  {
    ...runScene('event-import-not-searched', listFound, createUnsearched),
    async prepare(stage) {
      await stage.refuse(COMPARISON)
      await stage.refuse(NAMES)
    },
  },
  { ...runScene('event-import-running', listFound, createSlowly), isWaiting: true },
  runScene('event-import-done', listFound, createAll),
  runScene('event-import-form', stage => openFound(stage, MATCHED, 'Sternkarten im Speicher')),
  runScene(
    'event-import-form-incomplete',
    stage => openFound(stage, CALENDAR, 'Stimmbildung'),
    stage => stage.button('event_save').press('Enter'),
  ),
  runScene('event-import-refused', listFound, createRefused),
  runScene('event-import-stopped', listFound, createStopped),
]
