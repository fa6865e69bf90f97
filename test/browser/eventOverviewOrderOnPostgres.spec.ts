import { test } from './support/databaseTest'
import { testOverviewOrder } from './support/testOverviewOrder'

test.use({ database: 'PostgreSQL' })
testOverviewOrder('PostgreSQL', { language: 'en', width: 375 })
