import { testImportNames } from './support/testImportNames'

testImportNames('PGlite', { language: 'de', width: 375 })
