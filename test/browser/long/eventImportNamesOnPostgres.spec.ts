import { test } from '../support/databaseTest'
import { testImportNames } from '../support/testImportNames'

test.use({ database: 'PostgreSQL' })
testImportNames('PostgreSQL', { language: 'en', width: 375 })
