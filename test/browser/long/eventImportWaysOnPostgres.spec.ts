import { test } from '../support/databaseTest'
import { testImportWays } from '../support/testImportWays'

test.use({ database: 'PostgreSQL' })
testImportWays('PostgreSQL', { language: 'en', width: 375 })
