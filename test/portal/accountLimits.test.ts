/** @jest-environment node */
import { config } from '../../examples/portal/server/config'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { eventClient, EVENTS, leastFields } from './support/eventClient'

const AT_ONCE = 6
const [series, events] = [config.series.perAccount, config.event.perAccount]
const left = (table: string, most: number) =>
  `generate_series(1, ${most - 1} - (select count(*)::int from ${table} where account_id = 1002)) n`

onEveryDatabase(
  portal => {
    test('of many new series at the same moment an account gets as many as it may have', async () => {
      const reader = await portalClient(portal(), seededAccount.reader)
      const make = () => reader.post('/pix/series', { method: 'POST', Title: 'Am Ufer', account: '1002' })
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, async () => (await make()).status))
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)])
      expect(await (await make()).text()).toContain(`höchstens ${series} Serien`)
    })

    test('of many new events at the same moment an account gets as many as it may have', async () => {
      const reader = await eventClient(portal(), seededAccount.reader)
      const make = () => reader.post(`${EVENTS}/cluster/`, leastFields)
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, async () => (await make()).status))
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)])
      expect(await reader.refused({})).toEqual([400, expect.stringContaining('höchstens 10.000 Veranstaltungen')])
      const author = await eventClient(portal(), seededAccount.author)
      expect((await author.create()).Id).toBeGreaterThan(0)
    })
  },
  {
    statements: [
      `insert into series (account_id, title) select 1002, 'Serie ' || n from ${left('series', series)}`,
      `insert into events (account_id, customer, slug, title) select 1002, 'uferland', 'viele-' || n, 'Viele' from ${left('events', events)}`,
    ],
  },
)
