import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson } from '../support/accountPerson'
import { createList } from '../support/eventLists'
import { openOverview, overviewOf } from '../support/eventSteps'
import { largeCalendar } from '../support/largeCalendar'
import { expect, test } from '../support/portalTest'

const LIMIT = 5 * 1024 ** 2
const COUNT = 500
const TITLE = 'Führung durch das Speicherarchiv'

test('by keyboard alone at 375 px: the import refuses a calendar over 5 MB, lists the 500 events of a calendar of exactly 5 MB, and creates the two chosen ones', async ({
  authorPage: page,
  portal,
}) => {
  const person = new AccountPerson(page, { language: 'de', width: 375 })
  const member = await eventClient(portal, seededAccount.author)
  const { window, rows, chosen, create, done } = createList(person, 'event_import_heading')
  const category = window.getByRole('combobox', { name: person.say('event_import_category') })
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await person.press(person.button(window, 'event_import_choose'))
    await (await chooser).setFiles({ name: 'archiv.ics', mimeType: 'text/calendar', buffer })
  }
  await openOverview(person)
  await person.press(person.button(overviewOf(person), 'event_import'))

  await test.step('chooses a file with one byte too many, and reads what to do', async () => {
    await choose(largeCalendar(TITLE, COUNT, LIMIT + 1))
    await expect(window.getByText(person.say('event_import_error_size', { MAX: '5' }))).toBeVisible()
    await person.expectAccessible(window)
  })

  await test.step('chooses the largest file: all 500 events are listed, and none is created', async () => {
    await choose(largeCalendar(TITLE, COUNT, LIMIT))
    await expect(rows).toHaveCount(COUNT)
    await expect(chosen).toHaveCount(COUNT)
    await expect(window.getByText(person.say('event_import_comparing'))).toHaveCount(0)
    expect(await member.ids({ search: TITLE })).toEqual([])
  })

  await test.step('leaves out all events except two, and skips the list', async () => {
    await person.press(
      window.getByRole('checkbox', { name: person.say('event_import_all', { COUNT: String(COUNT) }) }),
      'Space',
    )
    await expect(chosen).toHaveCount(0)
    const skip = person.button(window, 'event_import_skip')
    for (const index of [1, 2]) await person.press(rows.nth(index).getByRole('checkbox'), 'Space')
    await expect(chosen).toHaveCount(2)
    while (!(await skip.evaluate(element => element.matches(':focus')))) await page.keyboard.press('Shift+Tab')
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(window.getByRole('radio', { checked: true })).toBeFocused()
  })

  await test.step('creates both chosen events', async () => {
    await person.press(category, 'ArrowDown')
    await person.press(create(2))
    await expect(done(2)).toBeVisible()
    const events = await Promise.all((await member.ids({ search: TITLE })).map(id => member.cluster(id)))
    expect(events.map(({ MlTitle }) => MlTitle).toSorted()).toEqual([`${TITLE} 2`, `${TITLE} 3`])
    expect(events[0]!.Description).toMatch(/^x{10000}/)
  })
})
