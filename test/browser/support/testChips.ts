import { today as portalToday } from '../../../examples/portal/server/wallTime/readWallTime'
import { addDays } from '../../../src/lib/dates'
import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { chooseAction, chooseSuggestion, openOverview, overviewOf, rowOf, searchEvents } from './eventSteps'

const WORD = 'Laternenumzug'
/** An organiser of the seeded portal. */
const ORGANISER = 3001

/** Declares the journey of a person who tidies up with the quick filters; the calling file chooses the database. */
export function testChips(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: quick filters find past, unpublished and incomplete events, and an incomplete event is completed`, async ({
    authorPage: page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const member = await eventClient(portal, seededAccount.author)
    const create = (name: string, days: number, fields: Parameters<typeof member.create>[0]) => {
      const day = addDays(portalToday(), days)
      const times = { DateFrom: `${day}T17:00:00`, DateTo: `${day}T18:00:00` }
      return member.create({ MlTitle: `${WORD} ${name}`, LocationFreetext: 'Markt', ...times, ...fields })
    }
    await create('gestern', -30, {})
    const hidden = await create('verborgen', 20, { IsPublished: 0, IdOrganisation: ORGANISER })
    const today = await create('heute', 0, {})
    const overview = overviewOf(person)
    const rows = overview.locator('[role=row][data-index]')
    const chips = overview.getByRole('group', { name: person.say('event_filters'), exact: true })
    const chip = (filter: string) => chips.getByRole('button', { name: person.say(`event_filter_${filter}`) })
    const found = (COUNT: string) =>
      overview.locator('[data-tab]').filter({ hasText: person.say('event_filter_found', { COUNT, ALL: '3' }) })

    await test.step('begins with upcoming events: the first page has no past event', async () => {
      await openOverview(person)
      await expect(chip('upcoming')).toHaveText(`${person.say('event_filter_upcoming')}50`)
      await expect(chip('past')).toHaveText(`${person.say('event_filter_past')}0`)
      await person.expectAccessible(overview)
    })

    await test.step('searches: the chips are in one line and count the found events', async () => {
      await searchEvents(person, WORD, 3)
      await expect(chip('upcoming')).toHaveText(/2$/)
      await expect(chip('unpublished')).toHaveText(/1$/)
      await expect(chip('incomplete')).toHaveText(/2$/)
      await expect(chip('past')).toHaveText(/1$/)
      const tops = await chips
        .getByRole('button')
        .evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(way.width)
    })

    await test.step('presses the last chip, which scrolls into view: the list shows the past event', async () => {
      await person.press(chip('past'), 'Space')
      await expect(chip('past')).toHaveAttribute('aria-pressed', 'true')
      await expect(found('1')).toBeVisible()
      await expect(rowOf(person, `${WORD} gestern`)).toBeVisible()
      await person.expectAccessible(overview)
    })

    await test.step('finds no event that is both past and unpublished, and shows all events again', async () => {
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(chip('unpublished')).toBeFocused()
      await page.keyboard.press('Space')
      await expect(rows).toHaveCount(0)
      await person.expectAccessible(overview)
      await person.press(person.button(overview, 'event_overview_show_all'))
      await expect(rows.first()).toBeVisible()
      await expect(chips.locator('[aria-pressed=true]')).toHaveCount(0)
    })

    await test.step('finds the upcoming incomplete event, and completes it: the count falls', async () => {
      const form = person.window('event_detail_heading')
      const row = rowOf(person, `${WORD} heute`)
      await searchEvents(person, WORD, 3)
      await person.press(chip('incomplete'))
      await expect(rows).toHaveCount(2)
      await person.press(chip('upcoming'))
      await expect(rows).toHaveCount(1)
      await person.expectAccessible(overview)
      await person.press(row)
      const organiser = form.getByRole('combobox', { name: person.say('event_organisation'), exact: true })
      await chooseSuggestion(person, organiser, 'kulturverein gör', /^Kulturverein Görlitz/)
      await page.keyboard.press('Control+Enter')
      await expect(form).toHaveCount(0)
      await expect(chip('incomplete')).toHaveText(/1$/)
      expect((await member.cluster(today.Id)).Organisations).not.toEqual([])
      await person.press(chip('past'))
      await expect(rowOf(person, `${WORD} gestern`)).toBeVisible()
      await expect(rows).toHaveCount(1)
      for (const filter of ['incomplete', 'past']) await person.press(chip(filter))
      await expect(rows).toHaveCount(3)
    })

    await test.step('publishes the unpublished event, which stays in the list until the filter changes', async () => {
      await person.press(chip('unpublished'))
      const row = rowOf(person, `${WORD} verborgen`)
      await expect(rows).toHaveCount(1)
      await chooseAction(person, row, 'event_publish')
      await expect(chip('unpublished')).toHaveText(/0$/)
      await expect(row).toHaveCount(1)
      expect(await member.cluster(hidden.Id)).toMatchObject({ IsPublished: 1 })
      await person.press(chip('upcoming'))
      await expect(rows).toHaveCount(0)
      await person.press(person.button(overview, 'event_overview_show_all'))
      await expect(rows.first()).toBeVisible()
    })
  })
}
