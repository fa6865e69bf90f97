import { test } from './support/databaseTest'
import { testMainJob } from './support/testMainJob'

test.use({ database: 'PostgreSQL' })
testMainJob('PostgreSQL')
