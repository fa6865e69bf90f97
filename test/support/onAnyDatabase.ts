import { onEmbeddedDatabase, onEveryDatabase } from './onEveryDatabase'

/**
 * Runs tests against a portal on the embedded database only. For tests whose subject does not depend on the database,
 * such as pictures, request bodies and headers. `npm run test:long` runs them on PostgreSQL, too.
 */
export const onAnyDatabase = process.env['FOYER_LONG'] === '1' ? onEveryDatabase : onEmbeddedDatabase
