import { test } from './support/databaseTest'
import { testPageWays } from './support/testPageWays'

test.use({ database: 'PostgreSQL' })
testPageWays('PostgreSQL', { language: 'de', width: 375 })
