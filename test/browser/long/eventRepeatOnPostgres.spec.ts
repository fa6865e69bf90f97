import { test } from '../support/databaseTest'
import { testRepeat } from '../support/testRepeat'

test.use({ database: 'PostgreSQL' })
testRepeat('PostgreSQL', { language: 'de', width: 375 })
