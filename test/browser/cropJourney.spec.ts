import { testCrop } from './support/testCrop'

testCrop('PGlite', { language: 'de', width: 375 })
