import { writeFile } from 'node:fs/promises'
import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { chooseFiles, createList } from './eventLists'
import { openOverview, overviewOf, rowOf, searchEvents } from './eventSteps'

const TITLE = 'Gastspiel der Bläser'
const DAY = `${new Date().getFullYear() + 1}0612`
const WIRE_DAY = `${DAY.slice(0, 4)}-${DAY.slice(4, 6)}`

const event = (uid: string, title: string, lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}@bläser.example`,
  `SUMMARY:${title}`,
  ...lines,
  'END:VEVENT',
]
/** Two events at the same moment, written in two time zones. */
const FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...event('eins', `${TITLE} hier`, [`DTSTART;TZID=Europe/Berlin:${DAY}T200000`]),
  ...event('zwei', `${TITLE} dort`, [`DTSTART;TZID=America/New_York:${DAY}T140000`]),
  'END:VCALENDAR',
].join('\r\n')

/**
 * Declares the journey of a person whose browser is in another time zone than the portal. The calling file chooses the
 * database, and must set the browser's zone to `America/New_York`.
 */
export function testImportZone(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: in a browser in New York, a person imports events of two time zones and repeats one of them; each event has the portal’s time`, async ({
    authorPage: page,
    portal,
  }, testInfo) => {
    const person = new AccountPerson(page, way)
    const member = await eventClient(portal, seededAccount.author)
    const imported = createList(person, 'event_import_heading')
    const repeated = createList(person, 'event_repeat_heading')
    const path = testInfo.outputPath('gastspiel.ics')
    await writeFile(path, FILE)
    const startsOf = async () => {
      const ids = await member.ids({ search: TITLE })
      return (await Promise.all(ids.map(id => member.cluster(id)))).map(({ DateFrom }) => DateFrom).toSorted()
    }

    await test.step('the list shows the portal’s time, and names the other zone', async () => {
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('America/New_York')
      await openOverview(person)
      await person.press(person.button(overviewOf(person), 'event_import'))
      await chooseFiles(person, imported.window, [path])
      await expect(imported.chosen).toHaveCount(2)
      for (const row of await imported.rows.all()) await expect(row).toContainText('20:00')
      await expect(imported.rows.filter({ hasText: `${TITLE} dort` })).toContainText(
        person.say('event_import_note_zone', { ZONE: 'America/New_York' }),
      )
      await person.expectAccessible(imported.window)
    })

    await test.step('creates both events at 20:00', async () => {
      await person.press(imported.create(2))
      await page.keyboard.press('ArrowDown')
      await person.press(imported.create(2))
      await expect(imported.done(2)).toBeVisible()
      expect(await startsOf()).toEqual([`${WIRE_DAY}-12T20:00:00`, `${WIRE_DAY}-12T20:00:00`])
      await page.keyboard.press('Escape')
      await expect(imported.window).toHaveCount(0)
    })

    await test.step('repeats one event in each of the next two weeks at 20:00', async () => {
      await searchEvents(person, TITLE, 2)
      await person.press(rowOf(person, `${TITLE} hier`))
      await person.press(person.button(person.window('event_detail_heading'), 'event_repeat'))
      await person.type(
        repeated.window.getByRole('textbox', { name: person.say('event_repeat_count'), exact: true }),
        '2',
      )
      await expect(repeated.chosen).toHaveCount(2)
      await person.press(repeated.create(2))
      await expect(repeated.done(2)).toBeVisible()
      expect(await startsOf()).toEqual(['12', '12', '19', '26'].map(day => `${WIRE_DAY}-${day}T20:00:00`))
    })
  })
}
