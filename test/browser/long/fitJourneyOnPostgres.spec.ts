import { test } from '../support/databaseTest'
import { testFit } from '../support/testFit'

test.use({ database: 'PostgreSQL' })
testFit('PostgreSQL', { language: 'de', width: 375 })
