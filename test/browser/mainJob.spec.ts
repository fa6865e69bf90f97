import { test } from './support/databaseTest'
import { scrollThroughAll, testMainJob } from './support/testMainJob'

testMainJob('PGlite')

test('[PIX-MAN-35] [PIX-MAN-27] [PIX-MAN-37] the library loads each page of pictures once until the end, and restores its position', ({
  authorPage,
}) => scrollThroughAll(authorPage))
