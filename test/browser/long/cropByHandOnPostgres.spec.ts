import { test } from '../support/databaseTest'
import { testCropByHand } from '../support/testCropByHand'

test.use({ database: 'PostgreSQL' })
testCropByHand('PostgreSQL', { language: 'de', width: 375 })
