import { testRepeatDays } from './support/testRepeatDays'

testRepeatDays('PGlite', { language: 'de', width: 375 })
