import { testFit } from './support/testFit'

testFit('PGlite', { language: 'de', width: 375 })
