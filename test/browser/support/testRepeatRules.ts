import { addDays } from '../../../src/lib/dates'
import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { createList, holdSaves, tryToCloseTab } from './eventLists'
import { openOverview, overviewOf, rowOf, searchEvents } from './eventSteps'

const TITLE = 'Tanzkurs im Speicher'
const FRIDAY = 5
const german = (date: string) => date.split('-').toReversed().join('.')

/** Returns the second Friday of a month. */
function secondFriday(month: string): string {
  const eighth = `${month}-08`
  return addDays(eighth, (FRIDAY + 7 - new Date(`${eighth}T00:00:00Z`).getUTCDay()) % 7)
}

const YEAR = new Date().getFullYear() + 1
const FIRST = secondFriday(`${YEAR}-03`)
/** The Mondays and Fridays of the four weeks after the first event, across the start of daylight saving time. */
const WEEKDAYS = [3, 7, 10, 14, 17, 21, 24, 28].map(days => addDays(FIRST, days))
const MONTHS = ['04', '05', '06'].map(month => secondFriday(`${YEAR}-${month}`))

/** Declares the journey of a person who repeats a course by two rules; the calling file chooses the database. */
export function testRepeatRules(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: a person repeats a course on two weekdays, stops, goes on without duplicates, undoes all, and repeats the course monthly`, async ({
    authorPage: page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const { keyboard } = page
    const member = await eventClient(portal, seededAccount.author)
    const times = { DateFrom: `${FIRST}T18:30:00`, DateTo: `${FIRST}T20:00:00` }
    const original = await member.create({ MlTitle: TITLE, LocationFreetext: 'Speicher', ...times })
    const form = person.window('event_detail_heading')
    const { window, rows, chosen, made, create, done, stopped } = createList(person, 'event_repeat_heading')
    const field = (key: string) => window.getByRole('textbox', { name: person.say(key), exact: true })
    const select = (key: string) => window.getByRole('combobox', { name: person.say(key), exact: true })
    const copies = async () => {
      const ids = (await member.ids({ search: TITLE })).filter(id => id !== original.Id)
      return Promise.all(ids.map(id => member.cluster(id)))
    }
    const startsOf = (events: Awaited<ReturnType<typeof copies>>) => events.map(({ DateFrom }) => DateFrom).toSorted()

    await test.step('chooses two weekdays and a last day, and sees the dates', async () => {
      await openOverview(person)
      await searchEvents(person, TITLE, 1)
      await person.press(rowOf(person, TITLE))
      await person.press(person.button(form, 'event_repeat'))
      const weekdays = window.getByRole('group', { name: person.say('event_repeat_weekdays') }).getByRole('checkbox')
      await person.press(weekdays.first(), 'Space')
      await person.press(select('event_repeat_end'), 'ArrowDown')
      await person.type(field('event_repeat_until'), german(FIRST))
      await keyboard.press('Tab')
      await expect(field('event_repeat_until')).toHaveAccessibleDescription(person.say('event_repeat_error_until'))
      await person.type(field('event_repeat_until'), german(WEEKDAYS.at(-1)!))
      await expect(rows).toHaveCount(WEEKDAYS.length)
      await expect(chosen).toHaveCount(WEEKDAYS.length)
      await person.expectAccessible(window)
    })

    const { sent, release } = await holdSaves(page, 3)
    await test.step('begins, stays when the browser asks before the tab closes, and stops', async () => {
      await person.press(create(WEEKDAYS.length))
      await expect.poll(() => sent).toHaveLength(3)
      await person.expectAccessible(window)
      expect(await tryToCloseTab(person)).toBe(true)
      await person.press(person.button(window, 'event_bulk_stop'))
      release()
      await expect(stopped(5)).toBeVisible()
      await expect(made).toHaveCount(3)
      await person.expectAccessible(window)
      expect(startsOf(await copies())).toEqual(WEEKDAYS.slice(0, 3).map(day => `${day}T18:30:00`))
    })

    await test.step('goes on: each event exists once', async () => {
      await expect(person.button(window, 'event_repeat_leave_not')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(done(WEEKDAYS.length)).toBeVisible()
      expect(sent).toEqual(WEEKDAYS)
      const events = await copies()
      expect(startsOf(events)).toEqual(WEEKDAYS.map(day => `${day}T18:30:00`))
      for (const { DateTo, IsPublished } of events) {
        expect(DateTo).toMatch(/T20:00:00$/)
        expect(IsPublished).toBe(0)
      }
    })

    await test.step('undoes all, and repeats the course on the second Friday of three months, published', async () => {
      await person.press(person.button(window, 'event_undo'))
      await expect(made).toHaveCount(0)
      expect(await copies()).toEqual([])
      // Moves past ‘daily’ to ‘monthly’.
      await person.press(select('event_repeat_unit'), 'ArrowDown')
      await keyboard.press('ArrowDown')
      const second = window.getByRole('radio', {
        name: person.say('event_repeat_monthly_2', { WEEKDAY: way.language === 'de' ? 'Freitag' : 'Friday' }),
      })
      await person.tabTo(window.getByRole('radio', { checked: true }).first())
      await keyboard.press('ArrowDown')
      await expect(second).toBeChecked()
      await person.press(select('event_repeat_end'), 'ArrowUp')
      await person.type(field('event_repeat_count'), '3')
      await expect(rows).toHaveCount(3)
      await person.tabTo(window.getByRole('radio', { name: person.say('event_repeat_unpublished'), exact: true }))
      await keyboard.press('ArrowDown')
      await person.expectAccessible(window)
      await person.press(create(3))
      await expect(done(3)).toBeVisible()
      const events = await copies()
      expect(startsOf(events)).toEqual(MONTHS.map(day => `${day}T18:30:00`))
      expect(events.map(({ IsPublished }) => IsPublished)).toEqual([1, 1, 1])
      await keyboard.press('Escape')
      await keyboard.press('Escape')
      await expect(rowOf(person, TITLE)).toHaveCount(4)
      await person.expectAccessible(overviewOf(person))
    })
  })
}
