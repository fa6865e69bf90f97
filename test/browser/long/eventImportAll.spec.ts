import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson } from '../support/accountPerson'
import { createList } from '../support/eventLists'
import { openOverview, overviewOf } from '../support/eventSteps'
import { largeCalendar } from '../support/largeCalendar'
import { expect, test } from '../support/portalTest'

const COUNT = 500
const TITLE = 'Turmführung mit Aussicht'

test('by keyboard alone at 375 px: creating 500 events of a calendar is stopped in the middle and continued; each event is stored once, and the same calendar creates none again', async ({
  authorPage: page,
  portal,
}) => {
  test.setTimeout(300_000)
  const person = new AccountPerson(page, { language: 'de', width: 375 })
  const member = await eventClient(portal, seededAccount.author)
  const { window, rows, chosen, existing, create, done, stopped } = createList(person, 'event_import_heading')
  const openImport = async () => {
    await person.press(person.button(overviewOf(person), 'event_import'))
    const chooser = page.waitForEvent('filechooser')
    await person.press(person.button(window, 'event_import_choose'))
    const buffer = largeCalendar(TITLE, COUNT, 1024 ** 2)
    await (await chooser).setFiles({ name: 'turm.ics', mimeType: 'text/calendar', buffer })
    await expect(rows).toHaveCount(COUNT)
  }
  await openOverview(person)
  await openImport()
  await expect(chosen).toHaveCount(COUNT)
  await expect(window.getByText(person.say('event_import_comparing'))).toHaveCount(0)
  await person.press(person.button(window, 'event_import_skip'))
  await person.press(window.getByRole('combobox', { name: person.say('event_import_category') }), 'ArrowDown')

  await test.step('stops in the middle: the window says how many events the portal has, and how many are not created yet', async () => {
    await person.press(create(COUNT))
    await expect(window.getByRole('progressbar')).toHaveAttribute('value', /\d{2,}/)
    await person.press(person.button(window, 'event_bulk_stop'))
    await expect(person.button(window, 'event_repeat_leave_not')).toBeFocused()
    const madeCount = (await member.ids({ search: TITLE })).length
    expect(madeCount).toBeLessThan(COUNT)
    await expect(done(madeCount)).toBeVisible()
    await expect(stopped(COUNT - madeCount)).toBeVisible()
  })

  await test.step('goes on: each event is stored once', async () => {
    await page.keyboard.press('Enter')
    await expect(done(COUNT)).toBeVisible({ timeout: 200_000 })
    const ids = await member.ids({ search: TITLE })
    expect(ids).toHaveLength(COUNT)
    const titles = await Promise.all(ids.map(async id => (await member.cluster(id)).MlTitle))
    expect(new Set(titles).size).toBe(COUNT)
  })

  await test.step('imports the same calendar again: every event exists', async () => {
    await page.keyboard.press('Escape')
    await openImport()
    await expect(existing).toHaveCount(COUNT)
    await expect(chosen).toHaveCount(0)
  })
})
