import { test } from '../support/databaseTest'
import { testRepeatRules } from '../support/testRepeatRules'

test.use({ database: 'PostgreSQL' })
testRepeatRules('PostgreSQL', { language: 'en', width: 375 })
