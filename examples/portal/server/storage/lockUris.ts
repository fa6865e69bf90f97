import { sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'

/** Holds file addresses until the transaction ends, so that no file is removed while a picture with the same content comes in. */
export async function lockUris(tx: PortalDatabase, uris: string[]): Promise<void> {
  for (const uri of [...new Set(uris)].sort()) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uri}, 0))`)
}
