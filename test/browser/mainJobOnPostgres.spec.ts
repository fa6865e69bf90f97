import { test } from './support/databaseTest'
import { scrollThroughAll, testMainJob } from './support/testMainJob'

test.use({ database: 'PostgreSQL' })
testMainJob('PostgreSQL')

test('[PIX-MAN-35] [PIX-MAN-27] [PIX-MAN-37] the library loads page after page until the end, each once, and restores its position', ({
  authorPage,
}) => scrollThroughAll(authorPage))
