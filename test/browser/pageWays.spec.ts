import { testPageWays } from './support/testPageWays'

testPageWays('PGlite', { language: 'de', width: 375 })
