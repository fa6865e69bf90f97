import { testWords } from './support/testWords'

testWords('PGlite', { language: 'de', width: 375 })
