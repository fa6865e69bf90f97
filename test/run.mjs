// Runs all tests or a part: `npm test`, `npm run test:long`, `npm test -- test/lib`, `npm test -- pages -g upload`,
// `npm test -- --changed`.
import { checkNode } from '../examples/portal/setup/checkNode.mjs'

const NOTHING_RAN = '0 passed, 1 failed'

if (checkNode('npm test', 20, 19)) {
  import('./support/runTests.mjs')
    .then(({ runTests }) => runTests(process.argv.slice(2)))
    .catch(error => {
      console.error(error.message)
      console.log(NOTHING_RAN)
      process.exitCode = 1
    })
} else {
  console.log(NOTHING_RAN)
}
