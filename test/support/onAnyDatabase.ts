import { onEmbeddedDatabase, onEveryDatabase } from './onEveryDatabase'

/**
 * Runs tests against a portal on the embedded database; `npm run test:long` also runs them on PostgreSQL. For tests
 * whose subject does not depend on the database, such as pictures, request bodies and headers.
 */
export const onAnyDatabase = process.env['FOYER_LONG'] === '1' ? onEveryDatabase : onEmbeddedDatabase
