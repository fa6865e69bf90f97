import { testCropArticle } from './support/testCropArticle'

testCropArticle('PGlite', { language: 'de', width: 375 })
