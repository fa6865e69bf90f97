import type { Locator, Page } from '@playwright/test'
import type { AccountPerson } from './accountPerson'
import { expect } from './portalTest'

/** Returns locators of a window that creates several events: the window of a repetition or of an import. */
export function createList(person: AccountPerson, heading: string) {
  const window = person.window(heading)
  const rows = window.getByRole('listitem')
  const notice = (key: string, COUNT: number) =>
    // Reads the notice only, because the live region says the same words for a moment.
    window.locator('[part=notice]').filter({ hasText: person.say(key, { COUNT: String(COUNT) }) })
  return {
    window,
    rows,
    chosen: rows.getByRole('checkbox', { checked: true }),
    made: rows.filter({ hasText: person.say('event_repeat_made') }),
    existing: rows.filter({ hasText: person.say('event_repeat_exists') }),
    /** The button that creates the chosen events. */
    create: (COUNT: number): Locator =>
      window.getByRole('button', { name: person.say('event_repeat_create', { COUNT: String(COUNT) }) }),
    done: (count: number): Locator => notice('event_repeat_done', count),
    stopped: (count: number): Locator => notice('event_repeat_stopped', count),
  }
}

/**
 * Closes the tab as a person would, and dismisses the browser's question, so that the page stays. Fails if there is no
 * question.
 * @returns true if the browser asks before it closes the page, false for a dialog of another type
 */
export async function tryToCloseTab(person: AccountPerson): Promise<boolean> {
  const { page } = person
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  await question.dismiss()
  expect(page.isClosed()).toBe(false)
  return question.type() === 'beforeunload'
}

/**
 * Delays the responses to saves. The portal saves the events at once.
 * @param from number of the first save whose response is delayed, beginning with 1
 * @returns the days that were sent, and the function that releases the responses
 */
export async function holdSaves(page: Page, from: number) {
  const sent: string[] = []
  let release = () => {}
  const isWanted = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/event/api/event_cluster/cluster/', async route => {
    sent.push(new URLSearchParams(route.request().postData() ?? '').get('DateFrom')?.slice(0, 10) ?? '')
    const isHeld = sent.length >= from
    const response = await route.fetch()
    if (isHeld) await isWanted
    await route.fulfill({ response })
  })
  return { sent, release }
}

/** Drops files and folders of the machine onto a window. */
export async function dropPaths(window: Locator, files: readonly string[]): Promise<void> {
  const session = await window.page().context().newCDPSession(window.page())
  const { x, y, width, height } = (await window.boundingBox())!
  const data = { items: [], files: [...files], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
}

/** Chooses files in the import window. */
export async function chooseFiles(person: AccountPerson, window: Locator, paths: readonly string[]): Promise<void> {
  const chooser = person.page.waitForEvent('filechooser')
  await person.press(person.button(window, 'event_import_choose'))
  await (await chooser).setFiles([...paths])
}
