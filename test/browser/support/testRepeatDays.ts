import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { createList, holdSaves } from './eventLists'
import { chooseSuggestion, openOverview, overviewOf } from './eventSteps'

const TITLE = 'Nachtwache im Turm'
const YEAR = new Date().getFullYear() + 1
const FIRST = `${YEAR}-07-31`
const DAYS = ['08-01', '08-02', '08-03', '08-04'].map(day => `${YEAR}-${day}`)
/** The next three days that are the 31st of a month. */
const MONTHS = ['08-31', '10-31', '12-31'].map(day => `${YEAR}-${day}`)
const NIGHTS = ['09-01', '11-01', '01-01'].map((day, index) => `${index === 2 ? YEAR + 1 : YEAR}-${day}`)

/** Declares the journey of a person who repeats an event that is not saved; the calling file chooses the database. */
export function testRepeatDays(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: an editor repeats an overnight event every day, leaves in the middle, repeats it again without duplicates, and then repeats it every month on the 31st`, async ({
    authorPage: page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const { keyboard } = page
    const member = await eventClient(portal, seededAccount.author)
    const form = person.window('event_new_heading')
    const { window, rows, chosen, existing, create, done } = createList(person, 'event_repeat_heading')
    const field = (key: string) => form.getByRole('textbox', { name: person.say(key), exact: true })
    const select = (key: string) => window.getByRole('combobox', { name: person.say(key), exact: true })
    const count = window.getByRole('textbox', { name: person.say('event_repeat_count'), exact: true })
    const spans = async () => {
      const ids = await member.ids({ search: TITLE })
      return (await Promise.all(ids.map(id => member.cluster(id))))
        .map(({ DateFrom, DateTo }) => `${DateFrom.slice(0, 16)} ${DateTo.slice(0, 16)}`)
        .toSorted()
    }
    const nightsOf = (days: readonly string[], ends: readonly string[]) =>
      days.map((day, index) => `${day}T22:00 ${ends[index]}T02:00`)
    const made = nightsOf(DAYS, [...DAYS.slice(1), `${YEAR}-08-05`])
    const listDays = async () => {
      await person.press(person.button(form, 'event_repeat'))
      // From ‘weekly’ to ‘daily’.
      await person.press(select('event_repeat_unit'), 'ArrowDown')
      await expect(select('event_repeat_unit')).toHaveValue('day')
      await person.type(count, String(DAYS.length))
      await expect(rows).toHaveCount(DAYS.length)
    }

    await test.step('enters the event without saving', async () => {
      await openOverview(person)
      await person.press(person.button(overviewOf(person), 'event_new'))
      await person.type(field('event_title'), TITLE)
      await person.type(field('event_date_from'), FIRST.split('-').toReversed().join('.'))
      await person.type(field('event_time_from'), '22:00')
      await person.type(field('event_date_to'), `1.8.${YEAR}`)
      await person.type(field('event_time_to'), '02:00')
      const location = form.getByRole('combobox', { name: person.say('event_location'), exact: true })
      await chooseSuggestion(person, location, 'archivspei', /^Archivspeicher/)
      await person.press(person.button(form, 'event_next'))
      await person.press(person.button(form, 'event_next'))
      await person.tabTo(form.getByRole('combobox', { name: person.say('event_formal_category'), exact: true }))
      await keyboard.press('ArrowDown')
      await person.tabTo(form.getByRole('combobox', { name: person.say('event_tabs'), exact: true }))
      await keyboard.press('Home')
      await expect(field('event_title')).toHaveValue(TITLE)
    })

    await test.step('repeats the event by day, and leaves in the middle', async () => {
      await listDays()
      await expect(window.getByText(person.say('event_repeat_unsaved'))).toBeVisible()
      await person.expectAccessible(window)
      const { release } = await holdSaves(page, 3)
      await person.press(create(DAYS.length))
      await expect.poll(spans).toEqual(made.slice(0, 3))
      await keyboard.press('Escape')
      const question = page.getByRole('alertdialog', { name: person.say('event_repeat_leave_heading'), exact: true })
      await expect(question).toBeVisible()
      await person.expectAccessible(question)
      await person.press(person.button(question, 'event_repeat_leave'))
      await expect(window).toHaveCount(0)
      release()
    })

    await test.step('repeats the event again: three events exist, and only the fourth is created', async () => {
      await listDays()
      await expect(existing).toHaveCount(3)
      await expect(chosen).toHaveCount(1)
      await person.expectAccessible(window)
      await person.press(create(1))
      await expect(done(1)).toBeVisible()
      expect(await spans()).toEqual(made)
      await keyboard.press('Escape')
      await expect(window).toHaveCount(0)
    })

    await test.step('repeats the event by month on the 31st: months without this day are left out', async () => {
      await person.press(person.button(form, 'event_repeat'))
      await person.press(select('event_repeat_unit'), 'ArrowDown')
      await keyboard.press('ArrowDown')
      await expect(select('event_repeat_unit')).toHaveValue('month')
      await expect(window.getByText(person.say('event_repeat_monthly_skips', { DAY: '31' }))).toBeVisible()
      await person.type(count, String(MONTHS.length))
      await expect(chosen).toHaveCount(MONTHS.length)
      await person.expectAccessible(window)
      await person.press(create(MONTHS.length))
      await expect(done(MONTHS.length)).toBeVisible()
      expect(await spans()).toEqual([...made, ...nightsOf(MONTHS, NIGHTS)].toSorted())
      await person.expectAccessible(window)
    })
  })
}
