import { test } from '../support/databaseTest'
import { testWords } from '../support/testWords'

test.use({ database: 'PostgreSQL' })
testWords('PostgreSQL', { language: 'de', width: 375 })
