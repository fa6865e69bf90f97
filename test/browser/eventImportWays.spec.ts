import { testImportWays } from './support/testImportWays'

testImportWays('PGlite', { language: 'de', width: 375 })
