import { testEditorsDay } from './support/testEditorsDay'

testEditorsDay('PGlite')
