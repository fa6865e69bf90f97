import { testFitPost } from './support/testFitPost'

testFitPost('PGlite', { language: 'de', width: 375 })
