import { test } from '../support/databaseTest'
import { testCrop } from '../support/testCrop'

test.use({ database: 'PostgreSQL' })
testCrop('PostgreSQL', { language: 'de', width: 375 })
