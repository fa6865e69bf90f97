import { testOverviewOrder } from './support/testOverviewOrder'

testOverviewOrder('PGlite', { language: 'de', width: 375 })
