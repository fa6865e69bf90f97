import { testChips } from './support/testChips'

testChips('PGlite', { language: 'de', width: 375 })
