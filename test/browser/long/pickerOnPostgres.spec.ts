import { test } from '../support/hostPageTest'
import { testPicker } from '../support/testPicker'

test.use({ database: 'PostgreSQL' })
testPicker('PostgreSQL')
