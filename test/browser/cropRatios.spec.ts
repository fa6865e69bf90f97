import { testCropRatios } from './support/testCropRatios'

testCropRatios('PGlite', { language: 'de', width: 375 })
