import type { PGlite } from '@electric-sql/pglite'
import type { DatabaseQuery } from './DatabaseQuery'
import { literal } from './literal'
import type { LiteralValue } from './LiteralValue'

/** Statements on the embedded database; those with a name are prepared there once, because its driver prepares anew each time. */
export function embeddedQuery(client: PGlite): DatabaseQuery {
  const prepared = new Map<string, Promise<unknown>>()
  const prepareOnce = (name: string, text: string) => {
    const present = prepared.get(name)
    if (present) return present
    const preparing = client.exec(`prepare ${name} as ${text}`)
    prepared.set(name, preparing)
    // The next call tries again.
    preparing.catch(() => prepared.delete(name))
    return preparing
  }
  return async <Row extends object>({ name, text }: { name?: string; text: string }, values: readonly LiteralValue[]) => {
    if (name === undefined) return (await client.query<Row>(text, [...values])).rows
    await prepareOnce(name, text)
    return (await client.query<Row>(`execute ${name}(${values.map(literal).join(', ')})`)).rows
  }
}
