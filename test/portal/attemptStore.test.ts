/** @jest-environment node */
import { Pool } from 'pg'
import { SignInGate } from '../../examples/portal/server/accounts/SignInGate'
import { AttemptStore } from '../../examples/portal/server/limits/AttemptStore'
import { describeOnPostgres } from '../support/describeOnPostgres'
import { startPostgres } from '../support/startPostgres'

const WINDOW = 600_000
const LONG = 120_000

describeOnPostgres('on PostgreSQL', () => {
  let pool: Pool
  let stop: () => void
  let attempts: AttemptStore
  beforeAll(async () => {
    const server = await startPostgres()
    stop = server.stop
    pool = new Pool({ connectionString: server.databaseUrl })
    await pool.query(
      'create table attempts (key text primary key, count integer not null, most integer not null, ends timestamptz not null)',
    )
    attempts = new AttemptStore(query, 0)
  }, LONG)
  afterAll(async () => {
    await pool.end()
    stop()
  })

  const query = async <Row extends object>(
    statement: { name?: string; text: string },
    values: readonly unknown[],
  ): Promise<Row[]> => {
    statements += 1
    return (await pool.query<Row>({ ...statement, values: [...values] })).rows
  }
  let statements = 0

  test('after a refusal, further attempts of the key send no query to the database, until the key is forgotten', async () => {
    const store = new AttemptStore(query, WINDOW)
    const flood = () => store.enter([{ key: 'flood', most: 1 }], WINDOW)
    expect([await flood(), (await flood()) > 590]).toEqual([0, true])
    statements = 0
    for (let call = 0; call < 1000; call += 1) expect(await flood()).toBeGreaterThan(500)
    expect(statements).toBe(0)
    await store.forget('flood')
    expect(await flood()).toBe(0)
  })

  const enter = (key: string, most: number) => attempts.enter([{ key, most }], WINDOW)
  const ends = (change: string) => pool.query(`update attempts set ends = ${change}`)

  test('exactly the allowed number of many simultaneous attempts with two keys passes', async () => {
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        attempts.enter(
          [
            { key: 'crowd', most: 25 },
            { key: `one ${number % 2}`, most: 30 },
          ],
          WINDOW,
        ),
      ),
    )
    expect(waits.filter(wait => wait === 0)).toHaveLength(25)
  })

  test('the limit of a key applies until the window is over, and to no other key', async () => {
    expect([await enter('a', 2), await enter('a', 2)]).toEqual([0, 0])
    expect(await enter('a', 2)).toBeGreaterThan(590)
    expect(await enter('b', 2)).toBe(0)
    await ends("now() - interval '1 second'")
    expect([await enter('a', 2), await enter('a', 2), (await enter('a', 2)) > 590]).toEqual([0, 0, true])
  })

  test('if one of two keys has reached its limit, the attempt is counted for neither key', async () => {
    const both = () =>
      attempts.enter(
        [
          { key: 'account', most: 1 },
          { key: 'address', most: 3 },
        ],
        WINDOW,
      )
    expect(await both()).toBe(0)
    expect([(await both()) > 590, (await both()) > 590]).toEqual([true, true])
    expect([await enter('address', 3), await enter('address', 3), (await enter('address', 3)) > 590]).toEqual([
      0,
      0,
      true,
    ])
  })

  test('forgetting a key deletes its attempts, and an infinite limit never delays', async () => {
    await enter('c', 1)
    await attempts.forget('c')
    expect(await enter('c', 1)).toBe(0)
    expect(await attempts.enter([{ key: 'd', most: Infinity }], WINDOW)).toBe(0)
  })

  test('a clock that jumped far ahead and came back locks nobody out', async () => {
    await enter('e', 1)
    await ends("now() + interval '1 year'")
    expect(await enter('e', 1)).toBe(0)
    expect(await enter('e', 1)).toBeGreaterThan(590)
  })

  test('expired windows are deleted, and no key is stored in plain text', async () => {
    await enter('henrike@kulturportal.example', 5)
    const keys = async () => (await pool.query<{ key: string }>('select key from attempts')).rows.map(({ key }) => key)
    expect((await keys()).join()).not.toContain('henrike')
    await ends("now() - interval '1 second'")
    await attempts.sweep()
    expect(await keys()).toEqual([])
  })

  test('right passwords do not count for a network; wrong passwords do, even between right ones', async () => {
    const gate = new SignInGate(attempts)
    const tryAs = async (account: string, isRight: boolean) => {
      await gate.enter(account, '192.0.2.7')
      if (isRight) await gate.passed(account, '192.0.2.7')
    }
    for (let person = 0; person < 150; person += 1) await tryAs(`person ${person}`, true)
    for (let guess = 0; guess < 100; guess += 1) {
      await tryAs(`guess ${guess}`, false)
      if (guess % 20 === 0) await tryAs('own', true)
    }
    await expect(tryAs('one more', false)).rejects.toMatchObject({ statusCode: 429 })
  })

  test('a person who guesses from many networks of one IPv6 customer gets 1,000 attempts; right passwords are not counted', async () => {
    const gate = new SignInGate(attempts)
    const enter = async (number: number, { isRight = false, customer = '2001:db8:1' } = {}) => {
      const address = `${customer}:${number.toString(16)}::1`
      await gate.enter('victim@post.example', address)
      if (isRight) await gate.passed('victim@post.example', address)
    }
    for (let network = 0; network < 1000; network += 1) {
      await enter(network)
      if (network % 100 === 0) await enter(network + 1000, { isRight: true })
    }
    await expect(enter(1001)).rejects.toMatchObject({ statusCode: 429 })
    await enter(1001, { customer: '2001:db8:2' })
  })
})
