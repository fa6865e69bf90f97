import { test } from '../support/databaseTest'
import { testFieldCheck } from '../support/testFieldCheck'

test.use({ database: 'PostgreSQL' })
testFieldCheck('PostgreSQL', { language: 'de', width: 375 })
