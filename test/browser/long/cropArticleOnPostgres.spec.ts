import { test } from '../support/databaseTest'
import { testCropArticle } from '../support/testCropArticle'

test.use({ database: 'PostgreSQL' })
testCropArticle('PostgreSQL', { language: 'de', width: 375 })
