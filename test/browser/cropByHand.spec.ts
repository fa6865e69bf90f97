import { testCropByHand } from './support/testCropByHand'

testCropByHand('PGlite', { language: 'de', width: 375 })
