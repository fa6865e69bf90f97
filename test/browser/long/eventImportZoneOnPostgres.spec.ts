import { test } from '../support/databaseTest'
import { testImportZone } from '../support/testImportZone'

test.use({ database: 'PostgreSQL', timezoneId: 'America/New_York' })
testImportZone('PostgreSQL', { language: 'en', width: 375 })
