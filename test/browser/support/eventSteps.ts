import type { Locator } from '@playwright/test'
import { type AccountPerson } from './accountPerson'
import { expect } from './portalTest'

const MOST_ACTIONS = 8

/** Returns the overview of the person's own events. */
export const overviewOf = (person: AccountPerson): Locator => person.window('event_overview_heading')

/** Returns the row of an event in the overview by its title. */
export const rowOf = (person: AccountPerson, title: string): Locator =>
  overviewOf(person)
    .getByRole('row')
    .filter({ has: person.page.getByRole('gridcell', { name: title, exact: true }) })

/** Opens the overview by the page's own button. */
export async function openOverview(person: AccountPerson): Promise<void> {
  await person.goTo('/events')
  await person.press(person.page.getByRole('button', { name: 'Meine Veranstaltungen' }))
  await expect(overviewOf(person).locator('[role=row][data-index]').first()).toBeVisible()
}

/** Searches the overview, and expects the given number of events. */
export async function searchEvents(person: AccountPerson, text: string, count: number): Promise<void> {
  const overview = overviewOf(person)
  await person.press(person.button(overview, 'event_search_open'))
  await expect(overview.getByRole('searchbox')).toBeFocused()
  await person.page.keyboard.type(text)
  await person.page.keyboard.press('Enter')
  await expect(
    overview.getByText(person.say('event_overview_count', { COUNT: String(count) }), { exact: true }),
  ).toBeVisible()
}

/** Moves the focus to the row of an event: by Tab into the list, then by the arrow keys. */
export async function goToRow(person: AccountPerson, row: Locator): Promise<void> {
  const { keyboard } = person.page
  const grid = overviewOf(person).getByRole('grid')
  await person.tabTo(grid.locator('[role=row][data-index][tabindex="0"]'))
  const focused = grid.locator('[role=row]:focus')
  const indexOf = async (line: Locator) => Number(await line.getAttribute('data-index'))
  const steps = (await indexOf(row)) - (await indexOf(focused))
  for (let step = 0; step < Math.abs(steps); step += 1) await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  await expect(row).toBeFocused()
}

/** Chooses an entry of an event's menu. */
export async function chooseAction(person: AccountPerson, row: Locator, action: string): Promise<void> {
  const { page } = person
  await goToRow(person, row)
  await page.keyboard.press('Shift+F10')
  const item = page.getByRole('menuitem', { name: person.say(action), exact: true })
  for (let step = 0; !(await item.evaluate(element => element.matches(':focus'))); step += 1) {
    expect(step, `${action} is reached by the arrow keys`).toBeLessThan(MOST_ACTIONS)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

/** Types into an autocomplete field, looks the text up at once, and chooses a line of the list. */
export async function chooseSuggestion(
  person: AccountPerson,
  field: Locator,
  typed: string,
  line: string | RegExp,
): Promise<void> {
  const { keyboard } = person.page
  await person.type(field, typed)
  await keyboard.press('ArrowDown')
  const option = person.page.getByRole('option', { name: line }).first()
  await expect(option).toBeVisible()
  for (let step = 0; (await option.getAttribute('aria-selected')) !== 'true'; step += 1) {
    expect(step, `${String(line)} is reached by the arrow keys`).toBeLessThan(MOST_ACTIONS)
    await keyboard.press('ArrowDown')
  }
  await keyboard.press('Enter')
}
