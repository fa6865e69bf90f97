import { testImport } from './support/testImport'

testImport('PGlite', { language: 'de', width: 375 })
