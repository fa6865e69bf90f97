import { testMainJob } from './support/testMainJob'

testMainJob('PGlite')
