import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { createList } from './eventLists'
import { openOverview, overviewOf } from './eventSteps'

const YEAR = new Date().getFullYear() + 1
/** A place, its city, and an organiser that the seeded portal has. */
const [PLACE, CITY, ORGANISER] = ['Archivspeicher', 'Stade', 'Freundeskreis Kreisarchiv']
/** A place and an organiser that the portal does not have. */
const [OTHER_PLACE, OTHER_ORGANISER] = ['Sternwarte am Deich', 'Verein der Sternsucher']

const eventOf = (day: string, title: string, place: string, organiser: string) => [
  'BEGIN:VEVENT',
  `SUMMARY:${title}`,
  `DTSTART:${YEAR}${day}T190000`,
  `LOCATION:${place}`,
  `ORGANIZER;CN=${organiser}:mailto:post@kalender.example`,
  'END:VEVENT',
]
const FILE = [
  'BEGIN:VCALENDAR',
  ...eventOf('0908', 'Sternkarten im Speicher', `${PLACE}\\, ${CITY}`, ORGANISER),
  ...eventOf('0909', 'Sternkarten am Deich', OTHER_PLACE, OTHER_ORGANISER),
  'END:VCALENDAR',
].join('\r\n')

/**
 * Declares the journey of a person who imports two events. The portal has the place and the organiser of one of them,
 * but not of the other. The calling file chooses the database.
 */
export function testImportNames(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: after a failed search, an editor imports an event with a known place and organiser, and one with an unknown place and organiser`, async ({
    authorPage: page,
    portal,
    watch,
  }) => {
    const person = new AccountPerson(page, way)
    const member = await eventClient(portal, seededAccount.author)
    const { window, rows, chosen, create, done } = createList(person, 'event_import_heading')
    const without = window.getByRole('checkbox', { name: person.say('event_import_without_names') })
    let isBroken = true
    await page.route('**/event/api/autocomplete/organisers*', async route => {
      if (isBroken && route.request().url().includes('Sternsucher')) await route.fulfill({ status: 500, body: '' })
      else await route.continue()
    })

    await test.step('pastes the calendar, and sees that one search failed', async () => {
      await openOverview(person)
      await person.press(person.button(overviewOf(person), 'event_import'))
      await person.tabTo(window.getByRole('textbox', { name: person.say('event_import_paste') }))
      await page.keyboard.insertText(FILE)
      watch.expectTrouble(/500/)
      await person.press(person.button(window, 'event_import_read'))
      await expect(chosen).toHaveCount(2)
      await expect(window.getByText(person.say('event_import_not_matched'))).toBeVisible()
      await expect(rows.last()).toContainText(
        person.say('event_import_organiser_unsearched', { NAME: OTHER_ORGANISER }),
      )
      await expect(rows.first()).not.toContainText(ORGANISER)
      await person.expectAccessible(window)
    })

    await test.step('creates nothing without the search: the focus moves to the checkbox that allows creation without a search', async () => {
      await person.press(window.getByRole('combobox', { name: person.say('event_import_category') }), 'ArrowDown')
      await person.press(create(2))
      await expect(without).toBeFocused()
      await expect(without).toHaveAccessibleDescription(person.say('event_import_names_missing'))
      await person.expectAccessible(window)
      expect(await member.ids({ search: 'Sternkarten' })).toEqual([])
    })

    await test.step('searches again: the portal does not have the organiser', async () => {
      isBroken = false
      await page.keyboard.press('Shift+Tab')
      await expect(person.button(window, 'ui_retry')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(rows.last()).toContainText(person.say('event_import_organiser', { NAME: OTHER_ORGANISER }))
      await expect(without).toHaveCount(0)
      await person.expectAccessible(window)
    })

    await test.step('creates both events: one has the portal’s place and organiser, the other event has its place as free text and no organiser', async () => {
      await person.press(create(2))
      await expect(done(2)).toBeVisible()
      const ids = await member.ids({ search: 'Sternkarten' })
      const events = await Promise.all(ids.map(id => member.cluster(id)))
      const [matched, other] = events.toSorted((one, next) => one.DateFrom.localeCompare(next.DateFrom))
      expect(matched!.Location?.Name).toContain(PLACE)
      expect(matched!.LocationFreetext).toBe('')
      expect(matched!.Organisations.map(({ Organisation }) => Organisation.Name)).toEqual([ORGANISER])
      expect(other).toMatchObject({ LocationFreetext: OTHER_PLACE, Organisations: [] })
      await person.expectAccessible(window)
    })
  })
}
