import { testRepeat } from './support/testRepeat'

testRepeat('PGlite', { language: 'de', width: 375 })
