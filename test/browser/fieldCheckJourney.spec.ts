import { testFieldCheck } from './support/testFieldCheck'

testFieldCheck('PGlite', { language: 'de', width: 375 })
