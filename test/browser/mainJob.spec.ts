import { test } from './support/databaseTest'
import { scrollThroughAll, testMainJob } from './support/testMainJob'

testMainJob('PGlite')

test('[PIX-MAN-35] [PIX-MAN-27] [PIX-MAN-37] scrolling to the end of the library loads each page of pictures once; the reopened library has the same scroll position', ({
  authorPage,
}) => scrollThroughAll(authorPage))
