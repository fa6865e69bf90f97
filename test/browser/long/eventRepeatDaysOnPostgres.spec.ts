import { test } from '../support/databaseTest'
import { testRepeatDays } from '../support/testRepeatDays'

test.use({ database: 'PostgreSQL' })
testRepeatDays('PostgreSQL', { language: 'en', width: 375 })
