import { test } from './support/databaseTest'
import { testFestival } from './support/testFestival'

test.use({ database: 'PostgreSQL' })
testFestival('PostgreSQL', { language: 'de', width: 375 })
