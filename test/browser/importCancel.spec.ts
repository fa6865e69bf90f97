import { eventClient } from '../portal/support/eventClient'
import { seededAccount } from '../support/seededAccount'
import { AccountPerson } from './support/accountPerson'
import { delayRequests } from './support/delayRequests'
import { createList } from './support/eventLists'
import { openOverview, overviewOf, searchEvents } from './support/eventSteps'
import { expect, test } from './support/portalTest'

const YEAR = new Date().getFullYear() + 1
const TITLE = 'Kanufahrt auf der Bille'
const FILE = [
  'BEGIN:VCALENDAR',
  ...['0501', '0508', '0515'].flatMap(day => [
    'BEGIN:VEVENT',
    `UID:bille-${day}`,
    `SUMMARY:${TITLE}`,
    `DTSTART:${YEAR}${day}T100000`,
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
].join('\r\n')

test('by keyboard alone at 375 px: an import is cancelled while the file is read and while the account’s own events load; nothing is stored or lost, and the next attempt works', async ({
  authorPage: page,
  portal,
}) => {
  const person = new AccountPerson(page, { language: 'de', width: 375 })
  const member = await eventClient(portal, seededAccount.author)
  const overview = overviewOf(person)
  const { window, rows, chosen, create, done } = createList(person, 'event_import_heading')
  const openImport = person.button(overview, 'event_import')
  const posts: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  const chooseFile = async () => {
    const chooser = page.waitForEvent('filechooser')
    await person.press(person.button(window, 'event_import_choose'))
    const buffer = Buffer.from(FILE, 'utf8')
    await (await chooser).setFiles({ name: 'bille.ics', mimeType: 'text/calendar', buffer })
  }
  /** Expects the overview as it was: its search is there, the focus is on the button, and nothing was sent. */
  const expectCancelled = async () => {
    await expect(window).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(openImport).toBeFocused()
    await expect(overview.getByRole('searchbox')).toHaveValue('Wattwanderung')
    expect(posts).toEqual([])
    expect(await member.ids({ search: TITLE })).toEqual([])
  }

  await member.create({ MlTitle: 'Wattwanderung bei Neuwerk' })
  await openOverview(person)
  await searchEvents(person, 'Wattwanderung', 1)
  posts.length = 0

  await test.step('cancels by Escape while the file is read; the late list does not appear', async () => {
    const release = await delayRequests(page, /\/readEvents-\w+\.js/)
    await person.press(openImport)
    await chooseFile()
    await expect(window.getByText(person.say('event_import_reading'))).toBeAttached()
    await page.keyboard.press('Escape')
    await expectCancelled()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await expectCancelled()
  })

  await test.step('leaves out one event, and cancels by the button while the account’s own events load', async () => {
    const release = await delayRequests(page, /\/event_cluster\?.*search=Kanufahrt/)
    await person.press(openImport)
    await expect(person.button(window, 'event_draft_restore')).toHaveCount(0)
    await chooseFile()
    await expect(window.getByText(person.say('event_import_comparing'))).toBeVisible()
    await expect(chosen).toHaveCount(3)
    await person.press(rows.first().getByRole('checkbox'), 'Space')
    await expect(chosen).toHaveCount(2)
    await person.press(person.button(window, 'ui_close').last())
    await expectCancelled()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await expectCancelled()
  })

  await test.step('restores the list with its choice, and creates the two events', async () => {
    await person.press(openImport)
    await person.press(person.button(window, 'event_draft_restore'))
    await expect(chosen).toHaveCount(2)
    await person.press(window.getByRole('combobox', { name: person.say('event_import_category') }), 'ArrowDown')
    await person.press(create(2))
    await expect(done(2)).toBeVisible()
    expect(await member.ids({ search: TITLE })).toHaveLength(2)
    await person.expectAccessible(window)
  })
})
