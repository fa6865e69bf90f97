import { test } from '../support/databaseTest'
import { testChips } from '../support/testChips'

test.use({ database: 'PostgreSQL' })
testChips('PostgreSQL', { language: 'de', width: 375 })
