import { addDays } from '../../../src/lib/dates'
import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { openOverview, overviewOf } from './eventSteps'

const YEAR = new Date().getFullYear() + 1
const FIRST = `${YEAR}-03-20`
const COUNT = 10
/** Dates of the weekly event, across the start of daylight saving time. */
const WEEKS = Array.from({ length: COUNT }, (_, index) => addDays(FIRST, 7 * index))
const TITLE = 'Offenes Singen im Kreuzgang'
const REFUSED = WEEKS[3]!

/** A calendar file with a weekly event, a broken line, and an event without a date. */
const FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Beispiel//Kalender//DE',
  'BEGIN:VEVENT',
  'UID:singen@kreuzgang.example',
  `DTSTART;TZID=Europe/Berlin:${FIRST.replaceAll('-', '')}T200000`,
  `DTEND;TZID=Europe/Berlin:${FIRST.replaceAll('-', '')}T213000`,
  `RRULE:FREQ=WEEKLY;COUNT=${COUNT}`,
  `SUMMARY:${TITLE}`,
  'LOCATION:Kreuzgang\\, Klosterhof 1',
  'DESCRIPTION:Ohne Anmeldung.',
  'this line is broken',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:offen@kreuzgang.example',
  'SUMMARY:Stimmbildung im Kapitelsaal',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')

/** Declares the journey of a person who imports a calendar file; the calling file chooses the database. */
export function testImport(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: a person imports a calendar file, retries a refused event, completes another in the form, and imports the file again without duplicates`, async ({
    authorPage: page,
    portal,
    watch,
  }) => {
    const person = new AccountPerson(page, way)
    const member = await eventClient(portal, seededAccount.author)
    const window = person.window('event_import_heading')
    const form = person.window('event_new_heading')
    const boxes = window.getByRole('listitem').getByRole('checkbox')
    const chosen = window.getByRole('listitem').getByRole('checkbox', { checked: true })
    const made = window.getByRole('listitem').filter({ hasText: person.say('event_repeat_made') })
    const existing = window.getByRole('listitem').filter({ hasText: person.say('event_repeat_exists') })
    const done = (count: string) =>
      window.locator('[part=notice]').filter({ hasText: person.say('event_repeat_done', { COUNT: count }) })
    const sent: string[] = []
    let isRefusing = true
    await page.route('**/event/api/event_cluster/cluster/', async route => {
      const day = new URLSearchParams(route.request().postData() ?? '').get('DateFrom')?.slice(0, 10) ?? ''
      sent.push(day)
      if (isRefusing && day === REFUSED) await route.fulfill({ status: 422, body: 'Der Kreuzgang ist belegt.' })
      else await route.continue()
    })
    const chooseFile = async () => {
      const chooser = page.waitForEvent('filechooser')
      await person.press(person.button(window, 'event_import_choose'))
      await (
        await chooser
      ).setFiles({ name: 'kalender.ics', mimeType: 'text/calendar', buffer: Buffer.from(FILE, 'utf8') })
      await expect(boxes).toHaveCount(COUNT + 1)
    }

    await test.step('chooses the file, and sees what was found before anything is written', async () => {
      await openOverview(person)
      await person.press(person.button(overviewOf(person), 'event_import'))
      await expect(window).toBeVisible()
      await person.expectAccessible(window)
      await chooseFile()
      await expect(chosen).toHaveCount(COUNT)
      await expect(window.getByRole('listitem').first()).toContainText(
        person.say('event_import_note_line', { LINE: '12' }),
      )
      await expect(boxes.last()).toBeDisabled()
      await expect(window.getByRole('listitem').last()).toContainText(person.say('event_import_note_no_date'))
      await person.expectAccessible(window)
      expect(sent).toEqual([])
    })

    const createTen = window.getByRole('button', { name: person.say('event_repeat_create', { COUNT: String(COUNT) }) })
    await test.step('chooses a category, and creates the events; the portal refuses the fourth', async () => {
      await person.press(createTen)
      const category = window.getByRole('combobox', { name: person.say('event_import_category') })
      await expect(category).toBeFocused()
      await person.expectAccessible(window)
      await page.keyboard.press('ArrowDown')
      watch.expectTrouble(/422/)
      await person.press(createTen)
      await expect(done(String(COUNT - 1))).toBeVisible()
      await expect(window.getByRole('alert')).toContainText(`${TITLE}: Der Kreuzgang ist belegt.`)
      await person.expectAccessible(window)
    })

    await test.step('tries again: only the missing event is created', async () => {
      isRefusing = false
      await person.press(window.getByRole('alert').getByRole('button', { name: person.say('ui_retry') }))
      await expect(done(String(COUNT))).toBeVisible()
      expect(sent).toEqual([...WEEKS, REFUSED])
      const ids = await member.ids({ search: TITLE })
      const events = await Promise.all(ids.map(id => member.cluster(id)))
      expect(events.map(({ DateFrom, DateTo }) => [DateFrom, DateTo]).toSorted()).toEqual(
        WEEKS.map(day => [`${day}T20:00:00`, `${day}T21:30:00`]),
      )
      for (const event of events)
        expect(event).toMatchObject({
          IsPublished: 0,
          LocationFreetext: 'Kreuzgang, Klosterhof 1',
          Description: 'Ohne Anmeldung.',
        })
    })

    await test.step('opens the event that has no date in the form, and adds the date', async () => {
      await person.press(
        window.getByRole('button', {
          name: person.say('event_import_open', { TITLE: 'Stimmbildung im Kapitelsaal' }),
        }),
      )
      await expect(form.getByText(person.say('event_import_notice'))).toBeVisible()
      const field = (key: string) => form.getByRole('textbox', { name: person.say(key) })
      await expect(field('event_title').first()).toHaveValue('Stimmbildung im Kapitelsaal')
      await person.type(field('event_date_from').first(), `4.4.${YEAR}`)
      await person.press(person.button(form, 'event_save'))
      await expect(form).toHaveCount(0)
      await expect(made).toHaveCount(COUNT + 1)
    })

    await test.step('imports the same file again: every event exists, and nothing is created', async () => {
      await page.keyboard.press('Escape')
      await person.press(person.button(overviewOf(person), 'event_import'))
      await chooseFile()
      await expect(existing).toHaveCount(COUNT + 1)
      await expect(chosen).toHaveCount(0)
      expect(sent).toHaveLength(COUNT + 2)
      await page.keyboard.press('Escape')
      await expect(window).toHaveCount(0)
      await expect(person.button(overviewOf(person), 'event_import')).toBeFocused()
      await person.expectAccessible(overviewOf(person))
    })
  })
}
