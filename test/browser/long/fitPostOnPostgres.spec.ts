import { test } from '../support/databaseTest'
import { testFitPost } from '../support/testFitPost'

test.use({ database: 'PostgreSQL' })
testFitPost('PostgreSQL', { language: 'de', width: 375 })
