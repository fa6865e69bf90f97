import { test } from './support/databaseTest'
import { testEditorsDay } from './support/testEditorsDay'

test.use({ database: 'PostgreSQL' })
testEditorsDay('PostgreSQL')
