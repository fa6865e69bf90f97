/** @jest-environment node */
import { embeddedQuery } from '../../examples/portal/server/database/openEmbedded'

test('a named statement that could not be prepared is prepared by the next call, and only once', async () => {
  const sent: string[] = []
  // Jest can't load the embedded database.
  const client = {
    exec: async (statement: string) => {
      sent.push(statement)
      if (sent.length === 1) throw new Error('no room')
    },
    query: async (statement: string) => {
      sent.push(statement)
      return { rows: [{ n: 2 }] }
    },
  }
  const query = embeddedQuery(client as unknown as Parameters<typeof embeddedQuery>[0])
  const ask = () => query({ name: 'numbers', text: 'select n from numbers where n > $1' }, [1])
  await expect(ask()).rejects.toThrow('no room')
  expect([await ask(), await ask()]).toEqual([[{ n: 2 }], [{ n: 2 }]])
  const PREPARE = 'prepare numbers as select n from numbers where n > $1'
  expect(sent).toEqual([PREPARE, PREPARE, "execute numbers('1')", "execute numbers('1')"])
})
