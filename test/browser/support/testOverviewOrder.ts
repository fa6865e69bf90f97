import { today as portalToday } from '../../../examples/portal/server/wallTime/readWallTime'
import { addDays } from '../../../src/lib/dates'
import { eventClient } from '../../portal/support/eventClient'
import { seededAccount } from '../../support/seededAccount'
import { AccountPerson, type AccountWay } from './accountPerson'
import { expect, test } from './databaseTest'
import { openOverview, overviewOf } from './eventSteps'

const WORD = 'Reihenfolge'
const DATES = { morgen: 1, übermorgen: 2, vorgestern: -2, gestern: -1 } as const

/**
 * Declares the journey of a person whose portal sends events in an order of its own, and one of them without a date;
 * the calling file chooses the database.
 */
export function testOverviewOrder(database: string, way: AccountWay): void {
  test(`on ${database}, ${way.width} px, by keyboard alone: a portal sends the upcoming events last; the overview shows them first, then the event without a date, then the past events from the latest on`, async ({
    authorPage: page,
    portal,
  }) => {
    const person = new AccountPerson(page, way)
    const member = await eventClient(portal, seededAccount.author)
    const events = []
    for (const [name, days] of [...Object.entries(DATES), ['ohne Datum', 0] as const]) {
      const day = addDays(portalToday(), days)
      const { Id } = await member.create({ MlTitle: `${WORD} ${name}`, DateFrom: `${day}T17:00:00` })
      events.push(await member.cluster(Id))
    }
    // The reference portal sorts the list itself, and refuses an event without a date. Another portal may do neither.
    const [next, second, past, latest, undated] = events
    const EventClusters = [undated && { ...undated, DateFrom: '', DateTo: '' }, past, latest, second, next]
    await page.route('**/event/api/event_cluster?*', route =>
      route.fulfill({ json: { EventClusters, IsLastPage: true } }),
    )
    const overview = overviewOf(person)
    const rows = overview.locator('[role=row][data-index]')

    await openOverview(person)
    await expect(rows).toHaveCount(EventClusters.length)
    await person.tabTo(rows.first())
    for (const [index, name] of ['morgen', 'übermorgen', 'ohne Datum', 'gestern', 'vorgestern'].entries()) {
      const row = rows.and(overview.locator('[role=row]:focus'))
      await expect(row).toHaveAttribute('data-index', String(index))
      await expect(row).toContainText(`${WORD} ${name}`)
      await page.keyboard.press('ArrowDown')
    }
    await person.expectAccessible(overview)
  })
}
