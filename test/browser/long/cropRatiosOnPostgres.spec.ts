import { test } from '../support/databaseTest'
import { testCropRatios } from '../support/testCropRatios'

test.use({ database: 'PostgreSQL' })
testCropRatios('PostgreSQL', { language: 'de', width: 375 })
