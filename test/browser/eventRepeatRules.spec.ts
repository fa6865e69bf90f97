import { testRepeatRules } from './support/testRepeatRules'

testRepeatRules('PGlite', { language: 'de', width: 375 })
