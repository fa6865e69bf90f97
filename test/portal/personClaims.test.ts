/** @jest-environment node */
import type { DatabaseHandle } from '../../examples/portal/server/database/PortalDatabase'
import { openDatabase } from '../../examples/portal/server/database/openDatabase'
import { keyedDatabase } from '../../examples/portal/server/idempotency/keyedDatabase'
import { AttemptStore } from '../../examples/portal/server/limits/AttemptStore'
import { PersonClaims } from '../../examples/portal/server/persons/PersonClaims'
import { RegisterGate } from '../../examples/portal/server/register/RegisterGate'
import { describeOnPostgres } from '../support/describeOnPostgres'
import { startPostgres } from '../support/startPostgres'

const LONG = 120_000
const SENDER = { account: null, address: '198.51.100.7' }

describeOnPostgres('claims to persons of the register', () => {
  let database: DatabaseHandle
  let stop: () => void
  beforeAll(async () => {
    const server = await startPostgres()
    stop = server.stop
    database = await openDatabase('', server.databaseUrl, { connections: 4 })
  }, LONG)
  afterAll(async () => {
    await database.close()
    stop()
  }, LONG)

  test('of two equal requests at once, the first sends the mail, even if the second is the first to store the claim', async () => {
    const gate = new RegisterGate(new AttemptStore(database.query))
    const claims = new PersonClaims(keyedDatabase(database.db))
    const [person, claimant] = await database.query<{ id: number }>(
      {
        text: "insert into persons (firstname, surname, match_keys) values ('Jörg', 'Weiß', '{}'), ('Jörg', 'Weiß', '{}') returning id",
      },
      [],
    )
    const claim = { personId: person!.id, claimantId: claimant!.id, doubletText: 'Jörg Weiß', infoText: 'Das bin ich.' }
    const mailed: string[] = []
    const send = (name: string, before: () => Promise<void>) =>
      gate.notifyEditors('claim', SENDER, async isNew => {
        await before()
        await claims.add(claim, async () => void (isNew && mailed.push(name)))
      })
    await send('first', () => send('second', async () => undefined))
    expect(mailed).toEqual(['first'])
  })
})
