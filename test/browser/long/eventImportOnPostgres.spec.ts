import { test } from '../support/databaseTest'
import { testImport } from '../support/testImport'

test.use({ database: 'PostgreSQL' })
testImport('PostgreSQL', { language: 'en', width: 375 })
