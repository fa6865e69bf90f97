/** @jest-environment node */
import { type ClockedPortal, startClockedPortal } from './support/clockedPortal'
import { layerClient } from './support/layerClient'

const LONG = 120_000
const DAY = 24 * 3_600_000
const TEN_YEARS = 3650 * DAY

let clocked: ClockedPortal
beforeAll(async () => {
  clocked = await startClockedPortal('embedded')
}, LONG)
afterAll(() => clocked.stop(), LONG)

/** Returns the heading of the events on the front page, and their beginnings in the page's order. */
async function listed(): Promise<{ heading: string; begins: string[] }> {
  const page = await (await fetch(clocked.portal.url)).text()
  const [, events = ''] = page.split('id="next-events"')
  return {
    heading: /^>([^<]*)<\/h2>/.exec(events)?.[1] ?? '',
    begins: [...events.matchAll(/<time datetime="([^"]+)"/g)].map(([, begin = '']) => begin),
  }
}

test('the front page lists the coming events, soonest first', async () => {
  const { heading, begins } = await listed()
  expect(heading).toBe('Nächste Termine')
  expect(begins).toEqual(begins.toSorted())
  expect(begins).toHaveLength(6)
})

test('the front page lists the latest events first, below another heading, if none is coming', async () => {
  const { begins: coming } = await listed()
  await clocked.shift(TEN_YEARS)
  const { heading, begins } = await listed()
  expect(heading).toBe('Bisherige Termine')
  expect(begins).toEqual(begins.toSorted().toReversed())
  expect(begins).toHaveLength(6)
  expect(begins[5]! > coming[0]!).toBe(true)
})

test('a temporary account can be changed for a year', async () => {
  await clocked.shift(0)
  const call = async (fields: Record<string, string>) =>
    layerClient(clocked.portal.url).post('/register-login/api/register_tmp_account', { project: 'foyer', ...fields })
  const { id } = (await call({ m: 'create_temporary_account' })).json()
  const save = async () =>
    (
      await call({
        m: 'update_temporary_account',
        id: String(id),
        gender: '',
        taccount_type_id: '',
        firstname: 'Ada',
        surname: '',
        artistname: '',
        aliasname: '',
        existmail: '',
      })
    ).status
  await clocked.shift(364 * DAY)
  expect(await save()).toBe(200)
  await clocked.shift(366 * DAY)
  expect(await save()).toBe(404)
})
