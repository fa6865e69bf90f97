import { postgresBinaries } from './postgresBinaries'

const postgres = postgresBinaries()

/** Describes tests that need PostgreSQL. Without PostgreSQL, the tests are skipped and their name gives the reason. */
export function describeOnPostgres(name: string, tests: () => void): void {
  if ('missing' in postgres) describe.skip(`${name}: ${postgres.missing}`, tests)
  else describe(name, tests)
}
