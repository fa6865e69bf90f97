import { test } from './support/databaseTest'
import { testImportZone } from './support/testImportZone'

test.use({ timezoneId: 'America/New_York' })
testImportZone('PGlite', { language: 'de', width: 375 })
