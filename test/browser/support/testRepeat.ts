import { addDays } from '../../../src/lib/dates'
import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { openOverview, overviewOf, rowOf, searchEvents } from './eventSteps'

const TITLE = 'Feierabendmusik am Brunnen'
const FIRST = `${new Date().getFullYear() + 1}-10-02`
/** The new dates: one a week for ten weeks, across the end of daylight saving time. */
const WEEKS = Array.from({ length: 10 }, (_, index) => addDays(FIRST, 7 * (index + 1)))
/** A date on which the event exists already, and the date that the portal refuses at first. */
const [EXISTING, REFUSED] = [WEEKS[2]!, WEEKS[4]!]
const german = (date: string) => date.split('-').toReversed().join('.')

/** Declares the journey of a person who repeats an event every week; the calling file chooses the database. */
export function testRepeat(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: a person repeats an event every week without the holidays, retries a refused date, undoes everything, and creates one event`, async ({
    authorPage: page,
    portal,
    watch,
  }) => {
    const person = new AccountPerson(page, way)
    const { keyboard } = page
    const member = await eventClient(portal, seededAccount.author)
    const event = { MlTitle: TITLE, LocationFreetext: 'Brunnen am Markt', Keywords: ['platzkonzert'] }
    const original = await member.create({
      ...event,
      DateFrom: `${FIRST}T19:30:00`,
      DateTo: `${FIRST}T21:00:00`,
    })
    const existing = await member.create({
      ...event,
      DateFrom: `${EXISTING}T19:30:00`,
      DateTo: `${EXISTING}T21:00:00`,
    })
    const form = person.window('event_detail_heading')
    const window = person.window('event_repeat_heading')
    const field = (key: string) => window.getByRole('textbox', { name: person.say(key), exact: true })
    const dates = window.getByRole('listitem').getByRole('checkbox')
    const chosen = window.getByRole('listitem').getByRole('checkbox', { checked: true })
    const made = window.getByRole('listitem').filter({ hasText: person.say('event_repeat_made') })
    // Reads the notice only, because the live region says the same words for a moment.
    const done = (COUNT: string) =>
      window.locator('[part=notice]').filter({ hasText: person.say('event_repeat_done', { COUNT }) })
    const sent: string[] = []
    let isRefusing = true
    await page.route('**/event/api/event_cluster/cluster/', async route => {
      const day = new URLSearchParams(route.request().postData() ?? '').get('DateFrom')?.slice(0, 10) ?? ''
      sent.push(day)
      if (isRefusing && day === REFUSED) await route.fulfill({ status: 422, body: 'Der Platz ist belegt.' })
      else await route.continue()
    })

    await test.step('opens the window from the form', async () => {
      await openOverview(person)
      await searchEvents(person, TITLE, 2)
      const row = rowOf(person, TITLE).filter({ hasText: german(FIRST).slice(0, 6) })
      await person.press(row)
      await person.press(person.button(form, 'event_repeat'))
      await expect(window).toBeVisible()
      await person.expectAccessible(window)
    })

    await test.step('needs an end, and then lists the dates before anything is written', async () => {
      await person.press(person.button(window, 'event_repeat_create_start'))
      await expect(field('event_repeat_count')).toBeFocused()
      await expect(field('event_repeat_count')).toHaveAccessibleDescription(person.say('event_repeat_error_endless'))
      await person.expectAccessible(window)
      await keyboard.type('10')
      await expect(dates).toHaveCount(10)
      await expect(chosen).toHaveCount(9)
      await expect(dates.nth(2)).not.toBeChecked()
      await expect(window.getByRole('listitem').nth(2)).toContainText(person.say('event_repeat_exists'))
      await person.press(dates.nth(0), 'Space')
      await person.type(field('event_repeat_add'), german(addDays(FIRST, 1)))
      await keyboard.press('Enter')
      await expect(chosen).toHaveCount(9)
      await person.expectAccessible(window)
      expect(sent).toEqual([])
    })

    await test.step('leaves out public holidays, except one that the person chooses again', async () => {
      const added = window.getByRole('listitem').first()
      await person.press(window.getByRole('checkbox', { name: person.say('event_repeat_holidays') }), 'Space')
      await expect(added).toContainText('Feiertag: Tag der Deutschen Einheit')
      await expect(added.getByRole('checkbox')).not.toBeChecked()
      await person.tabTo(window.getByRole('combobox', { name: person.say('event_repeat_region') }))
      await keyboard.type('Niedersachsen')
      await expect(window.getByRole('combobox', { name: person.say('event_repeat_region') })).toHaveValue('DE-NI')
      await person.expectAccessible(window)
      await person.press(added.getByRole('checkbox'), 'Space')
      await expect(added.getByRole('checkbox')).toBeChecked()
      await expect(chosen).toHaveCount(9)
    })

    const days = [addDays(FIRST, 1), ...WEEKS.slice(1)].filter(day => day !== EXISTING)
    await test.step('creates the events; the portal refuses one', async () => {
      watch.expectTrouble(/422/)
      await person.press(window.getByRole('button', { name: person.say('event_repeat_create', { COUNT: '9' }) }))
      await expect(done('8')).toBeVisible()
      await expect(window.getByRole('alert')).toContainText(`${german(REFUSED)}: Der Platz ist belegt.`)
      await expect(made).toHaveCount(8)
      expect(sent).toEqual(days)
      await person.expectAccessible(window)
    })

    await test.step('tries again: only the missing event is created', async () => {
      isRefusing = false
      await person.press(window.getByRole('alert').getByRole('button', { name: person.say('ui_retry') }))
      await expect(done('9')).toBeVisible()
      expect(sent).toEqual([...days, REFUSED])
      const ids = await member.ids({ search: TITLE })
      const copies = await Promise.all(
        ids.filter(id => ![original.Id, existing.Id].includes(id)).map(id => member.cluster(id)),
      )
      expect(copies.map(({ DateFrom, DateTo }) => [DateFrom, DateTo]).toSorted()).toEqual(
        days.map(day => [`${day}T19:30:00`, `${day}T21:00:00`]).toSorted(),
      )
      const { LocationFreetext, Keywords, FormalCategoryId } = original
      for (const copy of copies)
        expect(copy).toMatchObject({
          MlTitle: TITLE,
          LocationFreetext,
          Keywords,
          FormalCategoryId,
          IsPublished: 0,
          IdEventType: 1,
        })
      expect(await member.cluster(original.Id)).toEqual(original)
    })

    await test.step('undoes the creation, creates one event, and finds three in the overview', async () => {
      await person.press(person.button(window, 'event_undo'))
      await expect(made).toHaveCount(0)
      expect((await member.ids({ search: TITLE })).toSorted()).toEqual([original.Id, existing.Id].toSorted())
      await person.type(field('event_repeat_count'), '1')
      // The first week stays left out, so the one event is created on the added date.
      await person.press(window.getByRole('button', { name: person.say('event_repeat_create', { COUNT: '1' }) }))
      await expect(done('1')).toBeVisible()
      await keyboard.press('Escape')
      await expect(window).toHaveCount(0)
      await expect(person.button(form, 'event_repeat')).toBeFocused()
      await keyboard.press('Escape')
      await expect(form).toHaveCount(0)
      await expect(rowOf(person, TITLE)).toHaveCount(3)
      await person.expectAccessible(overviewOf(person))
    })
  })
}
