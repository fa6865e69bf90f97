import { onEmbeddedDatabase, onEveryDatabase } from './onEveryDatabase'

/**
 * Runs tests of pictures, bodies or headers against a portal on the embedded database, because their subject does not
 * depend on the database. `npm run test:long` runs them on PostgreSQL, too.
 */
export const onAnyDatabase = process.env['FOYER_LONG'] === '1' ? onEveryDatabase : onEmbeddedDatabase
